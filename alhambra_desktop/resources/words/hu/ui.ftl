no-action-left = ebben a körben nem maradt akció
no-action-left-why = Helyezd le a lapkáidat, és fejezd be a kört
fits-nowhere = most sehová sem illik
only-to-reserve = csak a tartalékba
only-to-reserve-why = Az Alhambrádban lévő lapkát nem lehet másik mezőre tenni
answer-first = Előbb válaszolj a lenti kérdésre
not-your-turn = nem te következel
not-your-turn-why = Várd meg, amíg a többiek lépnek

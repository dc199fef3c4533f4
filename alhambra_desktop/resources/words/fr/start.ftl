seat-person = Joueur

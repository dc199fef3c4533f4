# The nets of computer players. $file is the name of a file.

net-list = A hálók listája nem olvasható: { $file }. Telepítsd újra a programot.
net-features = A hálók jellemzőinek verziója { $version }, ennek a programnak pedig ez kell: { $known }. Telepítsd újra a programot.
net-shapes = A hálók alakja nem az, ami ennek a programnak kell. Telepítsd újra a programot.
net-damaged = Sérült háló: { $file }. Telepítsd újra a programot.
net-missing = Hiányzó háló: { $file }. Telepítsd újra a programot.
net-shape = Nem megfelelő alakú háló: { $file }. Telepítsd újra a programot.
# $fault is one of the clauses below.
net-unfit = Nem használható háló: { $file } ({ $fault }). Telepítsd újra a programot, vagy taníts új hálókat az alhambra-train paranccsal.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = nem olvasható: { $reason }
archive-features = a jellemzőinek verziója { $version }, ennek a programnak pedig ez kell: { $known }
archive-columns = az oszlopainak nincs nevük

# The computer players in a process of its own.
computers-helpless = A gépi játékosok nem válaszolnak, és most egyszerű szabályok szerint játszanak. Ha ez így marad, indítsd újra a programot; ha az sem segít, telepítsd újra.
computers-back = A gépi játékosok újra válaszolnak.
# $remedy is a whole sentence, such as net-missing.
computers-simple = A gépi játékosok egyszerű szabályok szerint játszanak. { $remedy }

### Rule sets that do not come with the program: the page of the preferences, and what is wrong with them.

add-ons-what = Des jeux et variantes créés par d’autres personnes, par exemple avec de nouvelles tuiles ou un autre décompte. Une fois activés, ils peuvent être choisis pour de nouvelles parties ; les parties en cours gardent les leurs.
add-ons-none = Aucun complément pour l’instant
add-ons-none-how = Installe un fichier .zip ou un dossier donné par ses auteurs.
add-ons-warning = Les compléments sont des programmes. Une fois activé, un complément peut faire tout ce que tu peux faire sur cet ordinateur. N’installe que ce qui vient de personnes de confiance.
add-ons-install = Installer un fichier…
add-ons-install-folder = Installer un dossier…
add-ons-remove = Retirer
add-ons-open = Ouvrir le dossier des compléments
add-ons-archives = Compléments
# On a row; $author is a name, $languages are names of languages, $licence such as MIT.
add-ons-by = par { $author } · { $languages } · { $licence }
add-ons-on = activé
add-ons-off = désactivé
add-ons-broken = défectueux
add-ons-why = Pourquoi
# A row as a screen reader reads it; $state is one of the three messages above, $sentence the rule set’s sentence or its fault.
add-ons-row = { $title } { $version }, { $state }. { $sentence }
add-ons-playing = La partie en cours l’utilise. Commence une partie sans lui pour le mettre à jour, le désactiver ou le retirer.
add-ons-by-python = Il a été installé avec les outils de Python. Sers-t’en pour le retirer.
add-ons-needed =
    { $count ->
        [0] Aucune partie inachevée n’en a besoin.
        [one] Une partie inachevée en a besoin.
       *[other] { $count } parties inachevées en ont besoin.
    }
add-ons-replace-title = Le remplacer ?
# $older and $newer are titles of rule sets with their versions.
add-ons-replace = { $older } est déjà installé. Le remplacer par { $newer } ? Le nouveau complément est désactivé jusqu’à ce que tu l’actives.
# Shown while a file is copied or a rule set is tested
add-ons-working = Un instant…
# Shown when the program starts; $names are names of packages.
add-ons-left-out = Certains compléments n’ont pas pu être chargés : { $names }. Pour en savoir plus : Préférences, Compléments.

# Sentences; $name is a file or a package, $fault one of the clauses below, $reason what the system says.
add-on-refused = Impossible d’utiliser { $name } : { $fault }.
add-on-unwritten = Impossible d’écrire dans { $folder } ({ $reason }).
add-on-not-here = { $name } n’est pas dans le dossier des compléments.
add-on-stays = Impossible de retirer { $name } ({ $reason }).
add-on-gone = il n’est plus là
add-on-unread = il est illisible ({ $reason })
add-on-no-archive = ce n’est pas un fichier .zip complet
add-on-too-much = il contient plus de { $files } fichiers ou de { $megabytes } Mo : c’est trop pour un complément
add-on-died = le programme s’est arrêté pendant son chargement, il a donc été désactivé ; redémarre le programme pour le réactiver
add-on-crashed = son chargement fait planter le programme
add-on-endless = son chargement a dépassé { $seconds } secondes
add-on-no-package = il ne contient pas exactement un dossier avec un fichier { $file }
add-on-no-file = le fichier { $file } manque ou est illisible
add-on-no-toml = la description n’est pas écrite en TOML ({ $reason })
add-on-no-field = il manque { $field } à la description
add-on-newer = il lui faut la version { $needs } de ce programme, qui est ici en version { $version }
add-on-name = { $name } n’est pas un nom valide de paquet Python
add-on-name-taken = Python utilise déjà le nom { $name } pour autre chose

# Why a view file of a rule set cannot be used; $reason is an error message in English.
install-view = son fichier d’affichage est inutilisable ({ $reason })
install-rules = le texte de ses règles est illisible ({ $reason })
# A saved game; $names are rule sets with their versions and makers.
save-needs = Il lui faut des compléments qui ne sont pas activés ici : { $names }. Voir Préférences, Compléments.
# The same if other versions are installed; $names are lines such as the next message.
save-other-version = Cette partie a été jouée avec une autre version d’un complément, que la version installée ne peut pas lire : { $names }. Réinstalle la version de la partie pour ouvrir le fichier. Il n’est pas endommagé.
rule-set-versions = { $title } { $played } (installé : { $here })
# $needs is that sentence.
save-needing = Impossible d’ouvrir { $file } pour l’instant. { $needs }
save-needs-show = Compléments…
save-needs-show-tip = Voir les compléments dont cette partie a besoin
# One of them; $contact is an address.
rule-set-from = { $title } { $version } par { $author }
rule-set-from-at = { $title } { $version } par { $author } ({ $contact })

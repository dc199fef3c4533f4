### Rule sets that do not come with the program: the page of the preferences, and what is wrong with them.

add-ons-what = Des règles qui ne sont pas livrées avec le programme. Celles qui sont activées peuvent être choisies pour de nouvelles parties ; les parties en cours gardent les leurs.
add-ons-none = Il n’y en a pas encore. « Installer un fichier… » prend un .zip ou un dossier que leurs auteurs t’ont donné.
add-ons-warning = Des règles sont un programme : une fois activées, elles peuvent faire tout ce que tu peux faire sur cet ordinateur. N’installe que ce qui vient de personnes de confiance.
add-ons-install = Installer un fichier…
add-ons-install-folder = Installer un dossier…
add-ons-remove = Retirer
add-ons-open = Ouvrir leur dossier
add-ons-archives = Règles
# On a row; $author is a name, $languages are names of languages, $licence such as MIT.
add-ons-by = par { $author } · { $languages } · { $licence }
add-ons-on = activées
add-ons-off = désactivées
add-ons-broken = défectueuses
add-ons-why = Pourquoi
# What a screen reader says of a row; $state is one of the three before, $sentence what the set is about or what is wrong.
add-ons-row = { $title } { $version }, { $state }. { $sentence }
add-ons-playing = La partie à la table suit ces règles ; commence une partie sans elles pour les changer, les désactiver ou les retirer.
add-ons-by-python = Elles ont été installées par les outils de Python, qui servent aussi à les retirer.
add-ons-needed =
    { $count ->
        [0] Aucune partie inachevée n’en a besoin.
        [one] Une partie inachevée en a besoin.
       *[other] { $count } parties inachevées en ont besoin.
    }
add-ons-replace-title = Les remplacer ?
# $older and $newer are titles of rule sets with their versions.
add-ons-replace = Il y a déjà { $older }. Mettre { $newer } à leur place ? Elles sont désactivées jusqu’à ce que tu les actives.
# Said while a file is copied or a rule set is tried, which takes a moment.
add-ons-working = Un instant…
# Said at a start; $names are names of packages.
add-ons-left-out = Laissées de côté parce qu’elles sont défectueuses : { $names }. Préférences, Compléments, dit pourquoi.

# Sentences; $name is a file or a package, $fault one of the clauses below, $reason what the system says.
add-on-refused = Impossible d’utiliser { $name } : { $fault }.
add-on-unwritten = Impossible d’écrire dans { $folder } ({ $reason }).
add-on-not-here = { $name } n’est pas dans le dossier des règles.
add-on-stays = Impossible de retirer { $name } ({ $reason }).
add-on-gone = elles ne sont plus là
add-on-unread = la lecture échoue ({ $reason })
add-on-no-archive = ce n’est pas un fichier .zip entier
add-on-too-much = il contient plus de { $files } fichiers ou de { $megabytes } Mo, c’est trop pour des règles
add-on-died = le programme s’est arrêté pendant leur chargement, elles ont donc été désactivées ; redémarre-le pour les réactiver
add-on-crashed = leur chargement arrête le programme
add-on-endless = leur chargement n’a pas pris fin en { $seconds } secondes
add-on-no-package = il n’y a pas exactement un dossier avec un fichier { $file }
add-on-no-file = le fichier { $file } manque ou est illisible
add-on-no-toml = la description n’est pas écrite en TOML ({ $reason })
add-on-no-field = il manque { $field } à la description
add-on-newer = il faut la version { $needs } de ce programme, et voici la { $version }
add-on-name = { $name } n’est pas un nom sous lequel Python trouve un paquet
add-on-name-taken = Python connaît déjà autre chose sous le nom { $name }

# What a view file of a rule set says when it is read; $reason is what a program says.
install-view = leur fichier d’affichage est inutilisable ({ $reason })
install-rules = le texte de leurs règles est illisible ({ $reason })
# A saved game; $names are rule sets with their versions and makers.
save-needs = Il lui faut des règles qui ne sont pas activées ici : { $names }. Préférences, Compléments, montre celles qui sont là.
# The same where other versions are there; $names are lines such as the next one.
save-other-version = La version installée de ces règles n’est pas celle de la partie et ne peut pas la lire : { $names }. Réinstalle celle de la partie pour l’ouvrir ; le fichier n’est pas abîmé.
rule-set-versions = { $title } { $played } (installée : { $here })
# $needs est cette phrase.
save-needing = Impossible d’ouvrir { $file } pour l’instant. { $needs }
save-needs-show = Compléments…
save-needs-show-tip = Voir les règles dont cette partie a besoin
# One of them; $contact is an address.
rule-set-from = { $title } { $version } de { $author }
rule-set-from-at = { $title } { $version } de { $author } ({ $contact })

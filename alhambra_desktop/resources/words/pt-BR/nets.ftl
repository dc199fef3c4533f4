# The nets of computer players. $file is the name of a file.

net-list = A lista de redes, { $file }, não pode ser lida. Reinstale o programa.
net-features = As redes têm a versão de características { $version }, mas este programa precisa da { $known }. Reinstale o programa.
net-shapes = As redes não têm a forma de que este programa precisa. Reinstale o programa.
net-damaged = A rede { $file } está danificada. Reinstale o programa.
net-missing = Falta a rede { $file }. Reinstale o programa.
net-shape = A rede { $file } não tem a forma de que este programa precisa. Reinstale o programa.
# $fault is one of the clauses below.
net-unfit = Não é possível usar a rede { $file } ({ $fault }). Reinstale o programa ou treine novas redes com alhambra-train.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = não pode ser lido: { $reason }
archive-features = tem a versão de características { $version }, mas este programa precisa da { $known }
archive-columns = as colunas não têm nomes

# The computer players in a process of its own.
computers-helpless = Os jogadores virtuais não respondem e jogam por ora com regras simples. Se isso continuar, reinicie o programa; se não resolver, reinstale-o.
computers-back = Os jogadores virtuais voltaram a responder.
# $remedy is a whole sentence, such as net-missing.
computers-simple = Os jogadores virtuais jogam com regras simples. { $remedy }

wake-awake = ton vizir est éveillé
wake-awake-why = On ne réveille qu’un vizir endormi

# What is wrong with a state that no game can reach (a damaged file)
fault-viziers = des vizirs sont perdus ou en double
log-woke = réveille le vizir
log-vizier-bought = envoie le vizir acheter { $tile-the }

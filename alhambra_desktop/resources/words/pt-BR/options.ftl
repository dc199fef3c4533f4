### The forms of the rules and of house variants.

rules-base-game = O jogo base
rules-base-game-dentro = o jogo base

# On a small button
options-reset = Redefinir
options-reset-one = { $variant }: restaurar a regra oficial
options-reset-tip = Restaurar a regra oficial
# Buttons next to a number
amount-less = Menos
amount-more = Mais
options-reset-all = Restaurar as regras &oficiais
options-reset-all-tip = Devolver todas as regras da casa ao valor oficial
options-named-before = Antes de a partida começar, todos os jogadores veem uma lista das regras da casa.
options-house-rule = Regra da casa. Oficial: { $official }
# $rule is the number of a rule
options-rule = Regra { $rule }

# House rules saved under a name, and table codes
presets-title = Regras da casa salvas
presets-choice = Regras da casa
presets-official = Regras oficiais
# In the field if the chosen house rules are not saved
presets-own = Regras não salvas
presets-name = Nome
presets-keep = Salvar
presets-keep-tip = Salvar estas regras da casa com este nome
presets-rename = Renomear
presets-rename-tip = Dar este nome às regras da casa escolhidas
presets-delete = Excluir
presets-delete-tip = Excluir as regras da casa escolhidas; pede confirmação
# pressed again it deletes
presets-delete-really = Excluir mesmo?
presets-delete-really-tip = Pressione de novo para excluir estas regras da casa
presets-code = Código da mesa
presets-code-hint = código de um amigo
presets-take = Carregar regras
presets-take-tip = Usar as regras da casa deste código de mesa
presets-copy = Copiar código
presets-copy-tip = Copiar o código desta mesa para passá-lo adiante
presets-kept = Salvas como { $name }.
presets-renamed = { $old } agora se chama { $new }.
presets-deleted = Excluído: { $name }. As regras selecionadas para esta partida não mudaram.
presets-unknown = { $count ->
    [one] Uma destas regras da casa pertence a um pacote de regras que não está instalado. Ela não vale agora, mas continua salva.
   *[other] { $count } destas regras da casa pertencem a pacotes de regras que não estão instalados. Elas não valem agora, mas continuam salvas.
 }
presets-taken = { $count ->
    [0] Este código usa as regras oficiais.
    [one] Uma regra da casa carregada do código.
   *[other] { $count } regras da casa carregadas do código.
 }
presets-copied = Código copiado. Esta partida usa agora a semente do código.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = O arquivo { $file } com suas regras da casa estava danificado. Ele agora se chama { $spare }, e um novo arquivo está em uso.
presets-unread = O arquivo { $file } com suas regras da casa não pode ser lido: { $reason }
presets-newer = Suas regras da casa em { $file } têm a versão { $version }, mas este programa aceita a { $known }. O arquivo não foi alterado.
presets-unkept = Suas regras da casa não puderam ser salvas em { $file }: { $reason }
presets-foreign = o conteúdo está danificado

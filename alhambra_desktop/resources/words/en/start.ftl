# What a person is called whose account has no name of anybody; it can be changed.
seat-person = Player

// Private functions of one name in two files are told apart.
private func helper() {}
func first() { helper() }

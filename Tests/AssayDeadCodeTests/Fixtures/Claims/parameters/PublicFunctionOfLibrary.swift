// The parameters of a library's public function are part of its API and kept.
// claim: library
public func show(_ used: Int, _ unused: Int) { print(used) }

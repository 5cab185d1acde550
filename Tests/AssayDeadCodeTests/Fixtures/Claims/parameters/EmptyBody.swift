// The parameters of a function with an empty body are kept: it is there for its shape.
@main struct Program { static func main() { ignore(1) } }
func ignore(_ value: Int) {}

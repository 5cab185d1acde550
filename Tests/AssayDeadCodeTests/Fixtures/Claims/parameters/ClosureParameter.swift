// Closure parameters are never found: the closure's type sets them.
@main struct Program { static func main() { print([1, 2].map { number in 0 }) } }

// A function that replaces a dynamic one is kept.
// claim: keeps linkage
@main struct Program { static func main() { start() } }
dynamic func start() { print("original") }
@_dynamicReplacement(for:start())
func replacedStart() { print("replaced") }

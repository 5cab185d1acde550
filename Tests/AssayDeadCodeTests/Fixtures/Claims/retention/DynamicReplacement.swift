// A function that replaces a dynamic one is kept, and with it the one that it names.
// claim: keeps linkage
@main struct Program { static func main() { start() } }
dynamic func start() { print("original") }
@_dynamicReplacement(for:start())
func replacedStart() { print("replaced") }
dynamic func stop() { print("original") }
@_dynamicReplacement(for:stop())
func replacedStop() { print("replaced") }

// A global that nothing reads is found, one that is read is not.
@main struct Program { static func main() { print(usedLimit) } }
let usedLimit = 1
// ↓ unused-global
let unusedLimit = 2

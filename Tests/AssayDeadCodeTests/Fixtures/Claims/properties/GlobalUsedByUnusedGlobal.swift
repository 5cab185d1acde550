// A global that only an unused global reads is found too.
@main struct Program { static func main() {} }
// ↓ unused-global
private let base = 1
// ↓ unused-global
private let derived = base + 1

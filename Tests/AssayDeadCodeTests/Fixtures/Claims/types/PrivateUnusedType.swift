// A private type that its file does not use is found.
@main struct Program { static func main() { PrivateUsed().run() } }
private struct PrivateUsed {
  func run() {}
}
// ↓ unused-struct
private struct PrivateUnused {
  func run() {}
}

// The extension of an unused protocol is found too.
@main struct Program { static func main() {} }
// ↓ unused-protocol
protocol Unused {}
// ↓ unused-extension
extension Unused {
  func run() {}
}

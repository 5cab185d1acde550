// The extension of an unused type is found beside the type.
@main struct Program { static func main() {} }
// ↓ unused-struct
struct UnusedType {}
// ↓ unused-extension
extension UnusedType {
  func run() {}
}

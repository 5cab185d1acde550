// A type that only its own extension names is found, and the extension with it.
@main struct Program { static func main() {} }
// ↓ unused-struct
struct UnusedPoint {}
// ↓ unused-extension
extension UnusedPoint {
  static let origin = UnusedPoint()
}

// A type that nothing uses is found although it conforms to an outside protocol.
@main struct Program { static func main() {} }
// ↓ unused-struct
struct UnusedName: CustomStringConvertible {
  var description: String { "name" }
}

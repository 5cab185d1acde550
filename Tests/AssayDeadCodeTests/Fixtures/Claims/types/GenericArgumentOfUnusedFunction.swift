// A type that only an unused function gives as a generic argument is found.
@main struct Program { static func main() { print(Box<Int>.name) } }
enum Box<Content> {
  static var name: String { "\(Content.self)" }
}
// ↓ unused-function
func unused() -> String { Box<Unused>.name }
// ↓ unused-struct
struct Unused {}

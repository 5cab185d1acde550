// Static subscripts are found or not like others.
@main struct Program { static func main() { print(Registry[1]) } }
enum Registry {
  static subscript(number: Int) -> Int { number }
  // ↓ unused-subscript
  static subscript(name name: String) -> String { name }
}

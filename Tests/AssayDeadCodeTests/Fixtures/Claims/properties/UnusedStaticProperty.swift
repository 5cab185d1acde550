// A static property that nothing reads is found.
@main struct Program { static func main() { print(Defaults.used) } }
enum Defaults {
  static let used = 1
  // ↓ unused-property
  static let unused = 2
}

// A class that nothing names is found.
@main struct Program { static func main() { UsedHelper().run() } }
final class UsedHelper {
  func run() {}
}
// ↓ unused-class
final class UnusedHelper {
  func run() {}
}

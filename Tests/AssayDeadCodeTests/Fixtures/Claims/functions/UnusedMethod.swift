// A method that nothing calls is found in a type that is used.
@main struct Program { static func main() { UsedHelper().run() } }
struct UsedHelper {
  func run() {}
  // ↓ unused-method
  func stop() {}
}

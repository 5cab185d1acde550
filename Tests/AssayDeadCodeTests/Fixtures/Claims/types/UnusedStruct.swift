// A struct that nothing names is found once, not again for each of its members.
@main struct Program { static func main() { UsedHelper().run() } }
struct UsedHelper {
  func run() {}
}
// ↓ unused-struct
struct UnusedHelper {
  var value = 1
  func run() -> Int { value }
  struct Inner {}
}

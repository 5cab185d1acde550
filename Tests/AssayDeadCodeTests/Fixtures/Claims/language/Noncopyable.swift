// The deinit of a noncopyable struct is used by the language.
// claim: keeps language
@main struct Program { static func main() { Handle().use() } }
struct Handle: ~Copyable {
  func use() {}
  deinit { print("closed") }
}

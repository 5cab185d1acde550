// An initialiser of a wrapper that takes arguments from the attribute is used.
@main struct Program { static func main() { print(Settings().level) } }
struct Settings {
  @Limited(to: 2) var level = 3
}
@propertyWrapper struct Limited {
  var wrappedValue: Int
  init(wrappedValue: Int, to limit: Int) { self.wrappedValue = min(wrappedValue, limit) }
}

// Members of a property wrapper that the language does not name are found when unused.
@main struct Program { static func main() { print(Settings().level) } }
struct Settings {
  @Plain var level = 3
}
@propertyWrapper struct Plain {
  var wrappedValue: Int
  // ↓ unused-method
  func reset() {}
}

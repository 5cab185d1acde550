// A wrapped property that nothing names is found.
@main struct Program { static func main() { print(Settings().used) } }
struct Settings {
  @Plain var used = 3
  // ↓ unused-property
  @Plain var unused = 4
}
@propertyWrapper struct Plain { var wrappedValue: Int }

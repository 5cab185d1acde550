// The wrappedValue of a property wrapper is used by the wrapped property.
// claim: keeps propertyWrapper
@main struct Program { static func main() { print(Settings().level) } }
struct Settings {
  @Clamped var level = 3
}
@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(wrappedValue, 2) }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 2) }
  }
}

// A property wrapper that is only applied to a parameter is used.
@main struct Program { static func main() { show(1) } }
func show(@Plain _ number: Int) { print(number) }
@propertyWrapper struct Plain { var wrappedValue: Int }

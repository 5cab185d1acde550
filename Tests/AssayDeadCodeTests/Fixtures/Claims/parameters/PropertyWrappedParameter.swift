// A wrapped parameter that is only named with a dollar sign is used.
@main struct Program { static func main() { show(1) } }
func show(@Counted _ number: Int) { print($number) }
@propertyWrapper struct Counted {
  var wrappedValue: Int
  var projectedValue: Counted { self }
}

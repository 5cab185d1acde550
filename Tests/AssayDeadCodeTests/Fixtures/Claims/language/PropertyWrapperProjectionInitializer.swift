// The init(projectedValue:) of a wrapper is used by the language.
// claim: keeps propertyWrapper
@main struct Program { static func main() { show($number: Counted(wrappedValue: 1)) } }
func show(@Counted number: Int) { print(number) }
@propertyWrapper struct Counted {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  init(projectedValue: Counted) { self = projectedValue }
  var projectedValue: Counted { self }
}

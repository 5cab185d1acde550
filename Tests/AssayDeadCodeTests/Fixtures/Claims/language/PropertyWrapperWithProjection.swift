// The projectedValue of a property wrapper is used by the property's name with a dollar sign.
@main struct Program { static func main() { print(Settings().report()) } }
struct Settings {
  @Counted private var level = 3
  func report() -> Int { level + $level }
}
@propertyWrapper struct Counted {
  var wrappedValue: Int
  var projectedValue: Int { wrappedValue * 2 }
}

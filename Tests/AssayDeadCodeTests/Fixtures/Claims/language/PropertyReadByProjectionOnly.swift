// A wrapped property that is only named with a dollar sign is used.
@main struct Program { static func main() { print(Settings().report()) } }
struct Settings {
  @Counted private var level = 3
  func report() -> Int { $level }
}
@propertyWrapper struct Counted {
  var wrappedValue: Int
  var projectedValue: Int { wrappedValue * 2 }
}

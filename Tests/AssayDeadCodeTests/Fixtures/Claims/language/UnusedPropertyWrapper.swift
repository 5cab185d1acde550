// A property wrapper that wraps nothing is found.
@main struct Program { static func main() {} }
// ↓ unused-struct
@propertyWrapper struct UnusedWrapper {
  var wrappedValue: Int
}

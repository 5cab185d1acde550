// A dynamic method without @objc is a Swift method, so it is found where nothing calls or replaces it.
@main struct Program { static func main() { Model().called() } }
final class Model {
  dynamic func called() { print("called") }
  // ↓ unused-method
  dynamic func neverCalled() { print("never") }
}

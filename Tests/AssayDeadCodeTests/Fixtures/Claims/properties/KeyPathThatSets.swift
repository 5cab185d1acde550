// A property whose key path names what is set is read by that.
@main struct Program {
  static func main() {
    let model = Model()
    Setter(object: model, path: \.name).set("a")
    print(model.name)
  }
}
final class Model { var name = "" }
final class Setter {
  private var object: Model?
  // ✓ assign-only-property
  private let path: ReferenceWritableKeyPath<Model, String>
  init(object: Model, path: ReferenceWritableKeyPath<Model, String>) {
    self.object = object
    self.path = path
  }
  func set(_ value: String) { object?[keyPath: path] = value }
}

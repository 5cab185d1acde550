// The subscript through which a wrapper sees its owner is used by the language.
// claim: keeps propertyWrapper
@main struct Program { static func main() { print(Owner().level) } }
final class Owner {
  @Watched var level = 3
}
@propertyWrapper struct Watched {
  private var stored: Int
  init(wrappedValue: Int) { stored = wrappedValue }
  @available(*, unavailable) var wrappedValue: Int {
    get { fatalError("unavailable") }
    set { fatalError("unavailable: \(newValue)") }
  }
  static subscript(
    _enclosingInstance owner: Owner,
    wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Int>,
    storage storagePath: ReferenceWritableKeyPath<Owner, Watched>
  ) -> Int {
    get { owner[keyPath: storagePath].stored }
    set { owner[keyPath: storagePath].stored = newValue }
  }
}

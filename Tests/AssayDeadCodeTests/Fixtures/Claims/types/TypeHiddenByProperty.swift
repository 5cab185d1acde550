// A bare name means the property of a type around it, so an unused type of that name is found.
@main struct Program {
  static func main() { print(Model().shown()) }
}
struct Model {
  static let Card = "card"
  var Badge = "badge"
  func shown() -> String { Inner().shown() + Badge }
  struct Inner {
    func shown() -> String { Card }
  }
}
// ↓ unused-struct
struct Badge { func show() {} }
// ↓ unused-struct
struct Card {}

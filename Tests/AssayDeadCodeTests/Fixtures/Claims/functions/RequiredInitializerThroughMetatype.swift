// A required initialiser that is called on a metatype is used in every subclass.
@main struct Program {
  static func main() {
    let types: [Shape.Type] = [Shape.self, Circle.self]
    for type in types { type.init().draw() }
  }
}
class Shape {
  required init() {}
  func draw() {}
}
final class Circle: Shape {
  required init() { super.init() }
}

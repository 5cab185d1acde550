// A required initialiser that a subclass must repeat is kept by the language.
@main struct Program { static func main() { print(Circle(radius: 1).radius, make(Shape.self)) } }
func make(_ type: Shape.Type) -> Shape { type.init() }
class Shape {
  required init() {}
}
final class Circle: Shape {
  let radius: Int
  init(radius: Int) {
    self.radius = radius
    super.init()
  }
  required init() { radius = 0 }
}

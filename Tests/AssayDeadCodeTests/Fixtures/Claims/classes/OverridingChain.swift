// Every override in a chain is used when the first method is called.
@main struct Program { static func main() { draw(SmallCircle()) } }
func draw(_ shape: Shape) { shape.draw() }
class Shape {
  func draw() {}
}
class Circle: Shape {
  override func draw() { print("circle") }
}
final class SmallCircle: Circle {
  override func draw() { print("small") }
}

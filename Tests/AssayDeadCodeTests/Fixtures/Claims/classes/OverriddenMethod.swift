// An override is used when the overridden method is called.
@main struct Program { static func main() { draw(Circle()) } }
func draw(_ shape: Shape) { shape.draw() }
class Shape {
  func draw() {}
}
final class Circle: Shape {
  override func draw() { print("circle") }
}

// An overriding property is used when the overridden one is read.
@main struct Program { static func main() { show(Circle()) } }
func show(_ shape: Shape) { print(shape.name) }
class Shape {
  var name: String { "shape" }
}
final class Circle: Shape {
  override var name: String { "circle" }
}

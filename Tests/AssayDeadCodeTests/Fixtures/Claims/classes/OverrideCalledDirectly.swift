// An overridden method is needed by its override, which is called directly.
@main struct Program { static func main() { Circle().draw() } }
class Shape {
  func draw() {}
}
final class Circle: Shape {
  override func draw() { print("circle") }
}

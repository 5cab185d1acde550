// A subclass that nothing names is found although its superclass is used.
@main struct Program { static func main() { Shape().draw() } }
class Shape {
  func draw() {}
}
// ↓ unused-class
final class Circle: Shape {
  override func draw() {}
}

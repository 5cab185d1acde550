// A method that nothing calls is found with its overrides.
@main struct Program { static func main() { use(Circle()) } }
func use(_ shape: Shape) { print(shape) }
class Shape {
  // ↓ unused-method
  func draw() {}
}
final class Circle: Shape {
  // ↓ unused-method
  override func draw() { print("circle") }
}

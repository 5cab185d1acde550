// A method that is only called by super from a used override is used.
@main struct Program { static func main() { Circle().draw() } }
class Shape {
  func draw() { prepare() }
  private func prepare() {}
}
final class Circle: Shape {
  override func draw() { super.draw() }
}

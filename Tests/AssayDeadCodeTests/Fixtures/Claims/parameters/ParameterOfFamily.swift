// A parameter that one member of an override or protocol family uses is spared in all of them.
@main struct Program {
  static func main() {
    let shapes: [Shape] = [Circle(), Square()]
    for shape in shapes { shape.draw(at: 1) }
    run(First())
    run(Second())
    Inherited().start(now: true)
    work(Inherited())
  }
}
class Shape {
  // ✓ unused-parameter
  func draw(at place: Int) { print("nothing") }
}
final class Circle: Shape {
  override func draw(at place: Int) { print(place) }
}
final class Square: Shape {
  // ✓ unused-parameter
  override func draw(at place: Int) { print("square") }
}
func run(_ step: some Step) { step.run(with: 1) }
protocol Step {
  func run(with value: Int)
}
struct First: Step {
  // ✓ unused-parameter
  func run(with value: Int) { print("first") }
}
struct Second: Step {
  func run(with value: Int) { print(value) }
}
protocol Startable {
  func start(now: Bool)
}
func work(_ value: some Startable) { value.start(now: false) }
class Engine {
  // ✓ unused-parameter
  func start(now: Bool) { print("started") }
}
final class Inherited: Engine, Startable {}

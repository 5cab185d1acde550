// An initialiser that nothing calls is found beside one that is called.
@main struct Program { static func main() { print(Point(x: 1).x) } }
struct Point {
  let x: Int
  init(x: Int) { self.x = x }
  // ↓ unused-initializer
  init(twice x: Int) { self.x = x * 2 }
}

// A property that only an initialiser writes and nothing reads is assigned only.
@main struct Program { static func main() { print(Point(x: 1, y: 2).x) } }
struct Point {
  let x: Int
  // ↓ assign-only-property
  let y: Int
  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

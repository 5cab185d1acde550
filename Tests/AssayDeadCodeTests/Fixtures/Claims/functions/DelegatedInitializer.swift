// An initialiser that another one delegates to is used.
@main struct Program { static func main() { print(Point(both: 1).x) } }
struct Point {
  let x: Int
  init(both x: Int) { self.init(x: x) }
  init(x: Int) { self.x = x }
}

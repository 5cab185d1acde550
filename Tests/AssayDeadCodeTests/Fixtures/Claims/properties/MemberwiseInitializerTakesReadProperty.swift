// A property that the called memberwise initialiser sets is kept when it is read.
// claim: keeps memberwise
@main struct Program { static func main() { Point(x: 1, y: 2).show() } }
struct Point {
  let x: Int
  var y = 0
  func show() { print(x, y) }
}

// With an == of its own a type's property that nothing else reads is found.
@main struct Program { static func main() { print(Point(x: 1, y: 2) == Point(x: 1, y: 3)) } }
struct Point: Equatable {
  let x: Int
  // ↓ assign-only-property
  let y: Int
  static func == (left: Point, right: Point) -> Bool { left.x == right.x }
}

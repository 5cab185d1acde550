// A property that only `.init(…)` and `Type.init(…)` set, and nothing reads, is assigned only.
@main struct Program {
  static func main() {
    show(.init(x: 1, y: 2))
    print(Line.init(from: 1, to: 2).from)
  }
}
func show(_ point: Point) { print(point.x) }
struct Point {
  let x: Int
  // ↓ assign-only-property
  let y: Int
}
struct Line {
  let from: Int
  // ↓ assign-only-property
  let to: Int
}

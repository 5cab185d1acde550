// Properties that only synthesised == reads are kept.
// claim: keeps synthesized
@main struct Program { static func main() { print(Point(x: 1, y: 2) == Point(x: 1, y: 3)) } }
struct Point: Equatable {
  let x: Int
  let y: Int
}

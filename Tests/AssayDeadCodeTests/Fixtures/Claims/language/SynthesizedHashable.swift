// Properties that only synthesised hash(into:) reads are kept.
// claim: keeps synthesized
@main struct Program { static func main() { print(Set([Point(x: 1, y: 2)]).count) } }
struct Point: Hashable {
  let x: Int
  let y: Int
}

// An initialiser that is only called as Self(…) in a protocol extension is used.
@main struct Program { static func main() { print(Sheet.make().number) } }
protocol Makeable { init(number: Int) }
extension Makeable {
  static func make() -> Self { Self(number: 1) }
}
struct Sheet: Makeable {
  let number: Int
}

// A typealias that fulfils an outside protocol's associated type is kept.
@main struct Program { static func main() { print(Key() == Key()) } }
struct Key: Equatable, ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int
  init(integerLiteral value: Int) { print(value) }
  init() {}
}

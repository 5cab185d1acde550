// An option set promises all of set algebra, which generic code may ask it for.
@main struct Program {
  static func main() { print(Marks([.new]).isEmpty) }
}
struct Marks: OptionSet {
  let rawValue: Int
  static let new = Marks(rawValue: 1)
  func isDisjoint(with other: Marks) -> Bool { rawValue & other.rawValue == 0 }
  func subtracting(_ other: Marks) -> Marks { Marks(rawValue: rawValue & ~other.rawValue) }
  // ↓ unused-method
  func unusedSum() -> Int { rawValue }
}

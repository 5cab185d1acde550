// A static property that is named with a leading dot is used.
@main struct Program { static func main() { paint(.red) } }
func paint(_ colour: Colour) { print(colour.value) }
struct Colour {
  let value: Int
  static let red = Colour(value: 1)
  // ↓ unused-property
  static let green = Colour(value: 2)
}

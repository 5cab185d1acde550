// A static property of a constrained protocol extension that is named with a leading dot is used.
@main struct Program { static func main() { apply(.bold) } }
func apply(_ style: some Style) { print(style.weight) }
protocol Style { var weight: Int { get } }
struct BoldStyle: Style {
  var weight: Int { 700 }
}
extension Style where Self == BoldStyle {
  static var bold: BoldStyle { BoldStyle() }
  // ↓ unused-property
  static var extraBold: BoldStyle { BoldStyle() }
}

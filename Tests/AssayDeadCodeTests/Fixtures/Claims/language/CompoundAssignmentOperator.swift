// A += of one's own is used by its use.
@main struct Program {
  static func main() {
    var total = Total(value: 1)
    total += 2
    print(total.value)
  }
}
struct Total {
  var value: Int
  static func += (left: inout Total, right: Int) { left.value += right }
  // ↓ unused-method
  static func -= (left: inout Total, right: Int) { left.value -= right }
}

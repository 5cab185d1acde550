// A constant that has its value is not what an assignment to a member of its name means: nothing uses it.
// claim: engine syntax
import AppKit

@main struct Program {
  static func main() {
    makeField().contentType = .username
    print(Header.date, Options().size)
  }
}
enum Header {
  // ↓ unused-property
  static let contentType = "Content-Type"
  static let date = "Date"
}
struct Options {
  let size: Int
  // ↓ assign-only-property
  let weight: Int
  init() {
    size = 1
    weight = 2
  }
}

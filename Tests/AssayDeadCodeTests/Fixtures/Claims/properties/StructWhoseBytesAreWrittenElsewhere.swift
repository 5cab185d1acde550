// The type whose bytes are taken may be that of a property or of a function's result.
@main struct Program {
  static func main() {
    Writer().write()
    withUnsafeBytes(of: makeTrailer()) { print($0.count) }
    show()
  }
}
func show() { print(Node()) }
struct Writer {
  private let header = Header()
  func write() { withUnsafeBytes(of: header) { print($0.count) } }
}
struct Header {
  // ✓ unused-property
  var magic: UInt32 = 1
}
func makeTrailer() -> Trailer { Trailer() }
struct Trailer {
  // ✓ unused-property
  var checksum: UInt32 = 1
}
struct Node {
  // ↓ unused-property
  var next = 0
}

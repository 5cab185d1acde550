// A property that holds the memory that a pointer leads into is kept; one in a type without pointers is not.
@main struct Program {
  static func main() { print(UsedParser(text: "a").first as Any, UsedReader(text: "b")) }
}
final class UsedParser {
  private var start: UnsafePointer<UInt8>?
  // ✓ assign-only-property
  private var held: [UInt8]
  init(text: String) {
    let bytes = Array(text.utf8)
    held = bytes
    start = bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
  var first: UInt8? { start?.pointee }
}
final class UsedReader {
  // ↓ assign-only-property
  private var written: [UInt8]
  init(text: String) { written = Array(text.utf8) }
}

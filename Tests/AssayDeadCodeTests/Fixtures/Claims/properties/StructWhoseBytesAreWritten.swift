// Stored properties of a struct whose bytes are taken are kept: each has its place in the layout.
@main struct Program {
  static func main() {
    var header = Header(magic: 1, flags: 2, length: 3, point: Point(x: 1, y: 2))
    withUnsafeBytes(of: &header) { print($0.count) }
    print(MemoryLayout<Sized>.size, read())
    show()
  }
}
func show() { print(Plain(used: 1).used) }
func read() -> UInt32 {
  let bytes: [UInt8] = [1, 0, 0, 0, 2, 0, 0, 0]
  return bytes.withUnsafeBytes { $0.loadUnaligned(as: Loaded.self) }.first
}
struct Header {
  let magic: UInt32
  // ✓ unused-property
  let flags: UInt16
  // ✓ assign-only-property
  let length: UInt16
  let point: Point
}
struct Point {
  // ✓ unused-property
  let x: Int32
  let y: Int32
}
struct Sized {
  // ✓ unused-property
  var reserved: UInt64 = 0
}
struct Loaded {
  let first: UInt32
  // ✓ unused-property
  let second: UInt32
}
struct Plain {
  let used: Int
  // ↓ unused-property
  var unused = 2
}

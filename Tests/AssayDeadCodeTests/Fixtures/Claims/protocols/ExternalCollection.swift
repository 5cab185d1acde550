// Every member that an outside collection protocol asks for is kept.
@main struct Program { static func main() { print(Row().map { $0 }) } }
struct Row: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  subscript(position: Int) -> Int { position }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
}

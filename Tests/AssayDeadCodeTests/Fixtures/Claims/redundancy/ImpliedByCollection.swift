// A collection protocol beside one that refines it is redundant.
@main struct Program { static func main() { print(Row().count) } }
// ↓ redundant-conformance
struct Row: RandomAccessCollection, BidirectionalCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  subscript(position: Int) -> Int { position }
}

// A coding key promises its descriptions, because CodingKey refines both of their protocols.
@main struct Program {
  static func main() { print(WordKey(stringValue: "a")?.stringValue ?? "") }
}
struct WordKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
  var description: String { "the key \(stringValue)" }
  var debugDescription: String { "a key" }
  // ↓ unused-property
  var unusedLength: Int { stringValue.count }
}

// A method that an extension adds to an outside type is found when nothing calls it.
@main struct Program { static func main() { print("a".shouted()) } }
extension String {
  func shouted() -> String { uppercased() + "!" }
  // ↓ unused-method
  func whispered() -> String { lowercased() }
}

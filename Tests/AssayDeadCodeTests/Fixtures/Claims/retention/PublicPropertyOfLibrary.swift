// A library's public property is kept although nothing in the library reads it.
// claim: library
public struct Report {
  public let title: String
  // ↓ assign-only-property
  let number: Int
  public init(title: String, number: Int) {
    self.title = title
    self.number = number
  }
}

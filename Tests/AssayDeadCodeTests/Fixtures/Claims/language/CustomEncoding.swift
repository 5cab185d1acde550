// An encode(to:) of one's own is a witness that the library calls.
@main struct Program { static func main() { send(Person(name: "a")) } }
func send(_ value: some Encodable) { print(value) }
struct Person: Encodable {
  let name: String
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

// Properties of a type that is only Encodable are kept: encoding reads them.
// claim: keeps codable
@main struct Program { static func main() { send(Person(name: "a")) } }
func send(_ value: some Encodable) { print(value) }
struct Person: Encodable { let name: String }

// Properties of a type whose protocol is Codable by configuration are kept.
// claim: engine syntax
// claim: options external-codable-protocols=ModelCodable
import Modelling

@main struct Program { static func main() { send(Person(name: "a")) } }
func send(_ value: some ModelCodable) { print(value) }
struct Person: ModelCodable { let name: String }

// rawValue and init(rawValue:) of a RawRepresentable type are kept.
// claim: keeps externalRequirement
@main struct Program { static func main() { print(Name(rawValue: "a") == Name(rawValue: "b")) } }
struct Name: RawRepresentable, Equatable {
  var rawValue: String
}

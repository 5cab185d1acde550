// Cases of a generic enum are found or not like others.
@main struct Program { static func main() { print(Outcome<Int>.success(1)) } }
enum Outcome<Value> {
  case success(Value)
  // ↓ unused-enum-case
  case failure
}

// callAsFunction is used by a call of the value.
// claim: keeps dynamicLookup
@main struct Program { static func main() { print(Doubler()(2)) } }
struct Doubler {
  func callAsFunction(_ number: Int) -> Int { number * 2 }
}

// dynamicallyCall is used by a call of the value.
// claim: keeps dynamicLookup
@main struct Program { static func main() { print(Echo()(1, 2), Echo()(first: 1)) } }
@dynamicCallable struct Echo {
  func dynamicallyCall(withArguments arguments: [Int]) -> Int { arguments.count }
  func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Int>) -> Int {
    arguments.count
  }
}

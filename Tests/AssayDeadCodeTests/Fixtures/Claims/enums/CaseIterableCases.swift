// The cases of a CaseIterable enum are kept: allCases has them.
// claim: keeps allCases
@main struct Program { static func main() { print(Season.allCases.count) } }
enum Season: CaseIterable {
  case summer
  case winter
}

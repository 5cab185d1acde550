// A CaseIterable conformance that an extension adds keeps the cases as well.
@main struct Program { static func main() { print(Season.allCases.count) } }
enum Season {
  case summer
  case winter
}
extension Season: CaseIterable {}

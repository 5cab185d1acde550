// Cases that a rawValue of one's own names by self only are found when nothing makes them.
@main struct Program { static func main() { print(Mode.fast.code) } }
enum Mode {
  case fast
  // ↓ unused-enum-case
  case slow
  var code: Int {
    switch self {
    case .fast: 1
    case .slow: 2
    }
  }
}

// The cases of an enum with string raw values are kept, whatever names them.
@main struct Program { static func main() { print(Level.low.rawValue) } }
enum Level: String {
  case low
  case high
}

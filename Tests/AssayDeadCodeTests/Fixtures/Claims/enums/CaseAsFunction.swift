// A case with a payload that is passed as a function is used.
@main struct Program { static func main() { print([1, 2].map(Token.number)) } }
enum Token {
  case number(Int)
}

// A case with a payload that is only matched and never made is found.
@main struct Program { static func main() { show(.number(1)) } }
func show(_ token: Token) {
  switch token {
  case .number(let value): print(value)
  case .word(let text): print(text)
  }
}
enum Token {
  case number(Int)
  // ↓ unused-enum-case
  case word(String)
}

// A function that is only called to the right of ?? or && is used.
@main struct Program {
  static func main() { print(Int("x") ?? fallback(), CommandLine.argc > 1 && check()) }
}
func fallback() -> Int { 1 }
func check() -> Bool { true }

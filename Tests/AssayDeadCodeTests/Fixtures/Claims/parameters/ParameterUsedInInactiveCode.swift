// A parameter that only code under an inactive #if uses is kept.
// claim: keeps inactiveCode
@main struct Program { static func main() { show(1) } }
func show(_ number: Int) {
  print("shown")
  #if VERBOSE
    print(number)
  #endif
}

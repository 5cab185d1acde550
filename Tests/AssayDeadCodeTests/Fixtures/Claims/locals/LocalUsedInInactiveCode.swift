// A local that only code under an inactive #if uses is kept.
// claim: keeps inactiveCode
@main struct Program {
  static func main() {
    let number = 1
    #if VERBOSE
      print(number)
    #endif
  }
}

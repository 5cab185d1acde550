// A function that only code under an inactive #if calls is kept.
// claim: keeps inactiveCode
@main struct Program {
  static func main() {
    #if VERBOSE
      calledWhenVerbose()
    #endif
  }
}
func calledWhenVerbose() {}

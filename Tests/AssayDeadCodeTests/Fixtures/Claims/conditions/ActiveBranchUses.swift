// A function that an active branch calls is used, one that no branch calls is found.
// claim: arguments -D, VERBOSE
@main struct Program {
  static func main() {
    #if VERBOSE
      calledWhenVerbose()
    #else
      calledWhenQuiet()
    #endif
  }
}
func calledWhenVerbose() {}
func calledWhenQuiet() {}
// ↓ unused-function
func neverCalled() {}

// A case that only inactive code makes is kept.
@main struct Program {
  static func main() {
    #if VERBOSE
      print(Mode.verbose)
    #else
      print(Mode.quiet)
    #endif
  }
}
enum Mode {
  case quiet
  case verbose
}

// A declaration under an inactive #if is not found: the compiler says nothing about it.
@main struct Program { static func main() { show() } }
#if VERBOSE
  func show() { print("verbose") }
  extension Program {
    static func describe() {}
  }
#else
  func show() { print("quiet") }
#endif

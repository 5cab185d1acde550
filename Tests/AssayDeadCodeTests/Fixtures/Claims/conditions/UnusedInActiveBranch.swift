// A declaration in the active branch of an #if is found when nothing uses it.
@main struct Program { static func main() {} }
#if !VERBOSE
  // ↓ unused-function
  func unusedWhenQuiet() {}
#endif

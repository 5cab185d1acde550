// An import under an inactive #if is not found.
@main struct Program { static func main() {} }
#if canImport(Darwin)
  import Darwin
#endif

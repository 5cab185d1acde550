// A file in which every declaration is unused is found as a whole.
// claim: rules dead-file
// claim: finds dead-file
struct UnusedHelper {
  func run() {}
}
func unusedHelper() {}

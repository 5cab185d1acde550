// An import is found beside an #if all of whose branches were compiled.
// claim: rules unused-import
// ↓ unused-import
import Dispatch
@main struct Program {
  static func main() {
    #if !VERBOSE
      print(2)
    #endif
  }
}

// An import that only code under an inactive #if needs is kept.
import Dispatch
@main struct Program {
  static func main() {
    #if VERBOSE
      DispatchQueue.main.async { print(1) }
    #else
      print(2)
    #endif
  }
}

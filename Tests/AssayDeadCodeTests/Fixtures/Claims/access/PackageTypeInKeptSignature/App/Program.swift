// A package type is not redundant when a package function that is kept for another reason hands it out.
// claim: imports Core, App
// claim: rules redundant-package
import Core

@main struct Program {
  static func main() {
    start()
    #if NEVER
      print(make())
    #endif
  }
}

// A use of a function of C is no use of a method of the same name.
import Foundation
@main struct Program { static func main() { print(getpid(), UsedHelper()) } }
struct UsedHelper {
  // ↓ unused-method
  func getpid() {}
}

// A class that inherits from NSObject is found if nothing names it and nothing else is asked for.
// claim: engine syntax
import UIKit

@main struct Program { static func main() {} }
// ↓ unused-class
class Store: NSObject {}
// ↓ unused-class
final class Screen: UIViewController {}

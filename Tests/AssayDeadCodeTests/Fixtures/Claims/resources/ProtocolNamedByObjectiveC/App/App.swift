// Requirements of an @objc protocol that Objective-C names are kept, with what fulfills them.
// claim: engine syntax
import Foundation

@main struct Program { static func main() { print(Display(), Printer()) } }

@objc protocol DisplayDelegate {
  var isZoomed: Bool { get }
}
@objc protocol PrinterDelegate {
  // ↓ unused-property
  var isOnline: Bool { get }
}
class Display: NSObject, DisplayDelegate {
  var isZoomed: Bool { true }
}
class Printer: NSObject, PrinterDelegate {
  // ↓ unused-property
  var isOnline: Bool { true }
}

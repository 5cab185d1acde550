// Classes that Objective-C can see are kept with their members when the configuration says so.
// claim: engine syntax
// claim: options retain-objc-accessible=true
// claim: keeps objectiveC
import Foundation

@main struct Program { static func main() {} }
@objc class Model: NSObject {
  @objc func reload() {}
}

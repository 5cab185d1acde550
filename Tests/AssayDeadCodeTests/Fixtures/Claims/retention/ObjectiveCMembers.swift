// Members with @objc are kept: the Objective-C runtime calls them by name.
// claim: engine syntax
// claim: keeps objectiveC
import Foundation

@main struct Program { static func main() { Button().tap() } }
final class Button: NSObject {
  func tap() {}
  @objc private func tapped() { calledFromObjectiveC() }
  private func calledFromObjectiveC() {}
  // ↓ unused-method
  private func neverCalled() {}
}

// A property that holds an object from outside which was made with a delegate is spared: it calls that one while it lives.
// claim: engine syntax
import CarPlay

@main struct Program { static func main() { Connector().start() } }
final class Connector: NSObject, CPSessionConfigurationDelegate {
  // ✓ assign-only-property
  private var session: CPSessionConfiguration?
  // ↓ assign-only-property
  private var template: CPInformationTemplate?
  func start() {
    session = CPSessionConfiguration(delegate: self)
    template = CPInformationTemplate(title: "", layout: .leading, items: [], actions: [])
  }
}

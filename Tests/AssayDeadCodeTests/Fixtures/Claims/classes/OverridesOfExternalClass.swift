// Overrides of an outside class's members are kept: that class calls them.
// claim: keeps externalOverride
import Foundation

@main struct Program { static func main() { Importer().start() } }
final class Importer: Operation, @unchecked Sendable {
  override func main() { load() }
  override var isAsynchronous: Bool { true }
  private func load() {}
  // ↓ unused-method
  func unload() {}
}

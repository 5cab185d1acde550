// A property whose type is an alias is judged by what the alias stands for: an alias of AnyObject says nothing.
@main struct Program { static func main() { Model().start() } }
typealias Token = AnyObject
typealias Registration = Token
typealias Work = Task<Void, Never>
typealias Amount = Int
final class Model {
  // ✓ assign-only-property
  private var changeObserver: Registration?
  // ✓ assign-only-property
  private var loading: Work?
  // ↓ assign-only-property
  private var amount: Amount?
  func start() {
    changeObserver = self
    loading = Task { print(1) }
    amount = 1
    stop()
  }
  private func stop() { amount = nil }
}

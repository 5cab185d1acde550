// A property that holds a task, an observation or a subscription is spared though nothing reads it.
@main struct Program {
  static func main() { Model().start() }
}
final class Model {
  // ✓ assign-only-property
  private var task: Task<Void, Never>?
  // ✓ assign-only-property
  private var subscriptions: Set<AnyCancellable> = []
  // ✓ assign-only-property
  private var tokens: [NotificationCenter.ObservationToken] = []
  // ↓ assign-only-property
  private var count: Int?
  func start() {
    task = Task { print(2) }
    subscriptions = [AnyCancellable()]
    tokens = [NotificationCenter.ObservationToken()]
    count = 1
  }
}
final class AnyCancellable: Hashable {
  static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
enum NotificationCenter {
  struct ObservationToken {}
}

// A type that is named as a handle of work is one only if its values do something when they go.
@main struct Program { static func main() { Loader().load() } }

final class LoadTaskHandle {
  deinit { print("cancelled") }
}

final class StreamSubscription {
  // ✓ assign-only-property
  private let task: Task<Void, Never>
  init(task: Task<Void, Never>) { self.task = task }
}

struct PaidSubscription {
  var months: Int
}

final class Loader {
  // ✓ assign-only-property
  private var handle: LoadTaskHandle?
  // ✓ assign-only-property
  private var stream: StreamSubscription?
  // ↓ assign-only-property
  private var plan: PaidSubscription?
  func load() {
    handle = LoadTaskHandle()
    stream = StreamSubscription(task: Task {})
    let plan = PaidSubscription(months: 1)
    print(plan.months)
    self.plan = plan
  }
}

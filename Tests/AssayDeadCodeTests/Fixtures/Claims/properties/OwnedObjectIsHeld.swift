// A property that owns a coordinator, delegate or data source is spared: views refer to these weakly.
@main struct Program { static func main() { Screen().start() } }
final class Screen {
  // ✓ assign-only-property
  private var coordinator: SetupCoordinator?
  // ✓ assign-only-property
  private var transitions: (any TransitionDelegate)?
  // ↓ assign-only-property
  private weak var parent: SetupCoordinator?
  // ↓ assign-only-property
  private var snapshot: SnapshotDataSource?
  // ↓ assign-only-property
  private var model: Model?
  func start() {
    let coordinator = SetupCoordinator()
    coordinator.transitions = FadeDelegate()
    self.coordinator = coordinator
    parent = coordinator
    transitions = FadeDelegate()
    snapshot = SnapshotDataSource()
    model = Model()
  }
}
protocol TransitionDelegate: AnyObject {}
final class FadeDelegate: TransitionDelegate {}
final class SetupCoordinator {
  weak var transitions: (any TransitionDelegate)? { didSet { print("set") } }
}
struct SnapshotDataSource {}
final class Model {}

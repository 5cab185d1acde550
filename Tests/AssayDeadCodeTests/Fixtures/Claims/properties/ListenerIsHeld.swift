// A property that holds an object which registers itself, or which holds tokens, is not called assign-only.
@main struct Program {
  static func main() {
    let controller = Controller()
    controller.start()
  }
}
final class Controller {
  // ✓ assign-only-property
  private var manager: SnapManager?
  // ✓ assign-only-property
  private var bars: BarManager?
  // ↓ assign-only-property
  private var calculator: IdleCalculator?
  // ↓ assign-only-property
  private weak var other: SnapManager?
  func start() {
    let snap = SnapManager()
    manager = snap
    other = snap
    bars = BarManager()
    calculator = IdleCalculator()
  }
}
final class Center {
  nonisolated(unsafe) static let shared = Center()
  private var closures: [() -> Void] = []
  func addObserver(_ closure: @escaping () -> Void) {
    closures.append(closure)
    closures.forEach { $0() }
  }
}
final class SnapManager {
  private var count = 0
  init() {
    Center.shared.addObserver { [weak self] in self?.snap() }
  }
  private func snap() {
    count += 1
    print(count)
  }
}
final class BarManager {
  private var clickMonitor: ClickMonitor
  init() { clickMonitor = ClickMonitor() }
}
final class ClickMonitor {
  deinit { print("stopped") }
}
final class IdleCalculator {}

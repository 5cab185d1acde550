// A property that holds an object until nil is assigned is spared: the object lives that long.
import Foundation

@main struct Program { static func main() { Onboarding().start() } }

final class Session {}

struct Step { var number: Int }

final class Onboarding {
  // ✓ assign-only-property
  private var child: Session?
  // ↓ assign-only-property
  private var parent: Session?
  // ↓ assign-only-property
  private weak var observer: Session?
  // ↓ assign-only-property
  private var step: Step?
  // ↓ assign-only-property
  private var name: String?
  // ✓ assign-only-property
  private var formatter: NumberFormatter?
  func start() {
    let session = Session()
    child = session
    parent = session
    observer = session
    let step = Step(number: 1)
    print(step.number)
    self.step = step
    name = "first"
    formatter = NumberFormatter()
    let finish = { [weak self] in
      self?.child = nil
      self?.observer = nil
      self?.step = nil
      self?.name = nil
      self?.formatter = nil
    }
    finish()
  }
}

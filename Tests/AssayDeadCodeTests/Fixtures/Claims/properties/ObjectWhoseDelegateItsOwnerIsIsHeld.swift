// A property that holds an object from outside whose delegate its owner is is spared: that one calls it while it lives.
// claim: engine syntax
import CoreLocation

@main struct Program {
  static func main() {
    Watcher(manager: CLLocationManager(), beacon: CLBeacon()).start()
  }
}
final class Watcher: NSObject {
  // ✓ assign-only-property
  private let manager: CLLocationManager
  // ↓ assign-only-property
  private let beacon: CLBeacon
  init(manager: CLLocationManager, beacon: CLBeacon) {
    self.manager = manager
    self.beacon = beacon
    super.init()
    manager.delegate = self
  }
  func start() {}
}
extension Watcher: CLLocationManagerDelegate {}

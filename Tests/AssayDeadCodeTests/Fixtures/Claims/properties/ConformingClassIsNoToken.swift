// A class that conforms to a protocol of the sources is held for that only if others may refer to the protocol weakly.
@main struct Program { static func main() { Model().start() } }
protocol Named { var name: String { get } }
protocol Listener: AnyObject { func heard() }
protocol LoudListener: Listener {}
final class Label: Named { var name: String { "a" } }
final class Ear: LoudListener { func heard() { print("heard") } }
final class Model {
  // ↓ assign-only-property
  private var label: Label?
  // ✓ assign-only-property
  private var ear: Ear?
  func start() {
    let label = Label()
    show(label)
    self.label = label
    let ear = Ear()
    shout(ear)
    self.ear = ear
  }
}
func show(_ named: any Named) { print(named.name) }
func shout(_ listener: any LoudListener) { call(listener) }
func call(_ listener: any Listener) { listener.heard() }

// A superclass must be written although a protocol of the same clause asks for it.
@main struct Program { static func main() { show(Cart()) } }
func show(_ screen: any Presentable) { screen.present() }
class Screen { final func draw() {} }
protocol Presentable: Screen { func present() }
// ✓ redundant-conformance
final class Cart: Screen, Presentable {
  func present() { draw() }
}

// A method that only #selector names is used.
// claim: engine syntax
import UIKit

@main struct Program { static func main() { Screen().load() } }
final class Screen: UIViewController {
  func load() { addTarget(#selector(tapped)) }
  private func addTarget(_ action: Selector) { print(action) }
  @objc private func tapped() {}
}

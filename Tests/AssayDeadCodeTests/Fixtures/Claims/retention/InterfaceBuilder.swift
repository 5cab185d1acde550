// Outlets and actions are kept: storyboards connect them.
// claim: engine syntax
// claim: keeps objectiveC
import UIKit

@main struct Program { static func main() { print(Screen()) } }
final class Screen: UIViewController {
  @IBOutlet private var label: UILabel!
  @IBAction private func tapped(_ sender: UIButton) { print("tapped") }
}

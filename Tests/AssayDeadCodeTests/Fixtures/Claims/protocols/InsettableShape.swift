// An insettable shape promises what every shape and every view promises.
// claim: engine syntax
import SwiftUI

@main struct Program { static func main() { print(Badge()) } }
struct Badge: InsettableShape {
  static var role: ShapeRole { .fill }
  var animatableData: Double {
    get { 0 }
    set {}
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
  func inset(by amount: CGFloat) -> Badge { self }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  // ↓ unused-method
  func unusedTurn() {}
}

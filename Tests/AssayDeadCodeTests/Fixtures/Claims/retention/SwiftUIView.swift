// The body of a view is kept: SwiftUI calls it.
// claim: engine syntax
// claim: keeps externalRequirement
import SwiftUI

@main struct Program: App {
  var body: some Scene { WindowGroup { Screen() } }
}
struct Screen: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
  // ↓ unused-property
  private var footer: some View { Text("footer") }
}

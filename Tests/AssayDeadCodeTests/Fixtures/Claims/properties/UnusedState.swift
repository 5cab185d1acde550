// A state of a view and a published property that nothing uses are found; what the environment sends is kept.
// claim: engine syntax
// claim: rules unused-property
import SwiftUI

@main struct Program: App {
  var body: some Scene { WindowGroup { Screen() } }
}
struct Screen: View {
  @State private var isShown = false
  // ↓ unused-property
  @State private var isForgotten = false
  // ↓ unused-property
  @FocusState private var isFocused: Bool
  // ✓ unused-property
  @Environment(\.colorScheme) private var scheme
  // ✓ unused-property
  @AppStorage("size") private var size = 1
  @StateObject private var model = UsedModel()
  var body: some View { Toggle("Shown", isOn: $isShown).opacity(model.opacity) }
}
final class UsedModel: ObservableObject {
  @Published var opacity = 1.0
  // ↓ unused-property
  @Published var message = ""
}

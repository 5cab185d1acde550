// What only previews show is found when they keep nothing, of #Preview as of PreviewProvider.
// claim: engine syntax
// claim: options retain-swift-ui-previews=false
import SwiftUI

@main struct Program { static func main() { print(Shown()) } }
struct Shown: View {
  // ✓ unused-property
  var body: some View { Text("0") }
}
// ↓ unused-struct
struct Badge_Previews: PreviewProvider {
  static var previews: some View { Badge() }
}
// ↓ unused-struct
private struct Badge: View {
  var body: some View { Text("1") }
}
// ↓ unused-struct
private struct Label: View {
  var body: some View { Text("1") }
}
#Preview {
  Label()
  Shown()
}

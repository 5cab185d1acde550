// A preview provider is kept when the configuration retains previews.
// claim: engine syntax
// claim: options retain-swift-ui-previews=true
// claim: keeps preview
import SwiftUI

@main struct Program { static func main() {} }
struct Badge_Previews: PreviewProvider {
  static var previews: some View { Badge() }
}
private struct Badge: View {
  var body: some View { Text("1") }
}

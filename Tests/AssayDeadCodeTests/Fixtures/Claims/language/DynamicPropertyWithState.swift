// A view's property is kept whose wrapper is a DynamicProperty with state: the view is updated with that.
// claim: engine syntax
import SwiftUI

@main struct Program: App {
  var body: some Scene { WindowGroup { Row() } }
}
final class Clock: ObservableObject { @Published var now = Date() }
@propertyWrapper
// ✓ unused-struct
struct CurrentDate: DynamicProperty {
  @ObservedObject private var clock = Clock()
  var wrappedValue: Date { clock.now }
}
@propertyWrapper
// ✓ unused-struct
struct Later: DynamicProperty {
  @CurrentDate private var date: Date
  var wrappedValue: Date { date.addingTimeInterval(1) }
}
@propertyWrapper
// ↓ unused-struct
struct Constant: DynamicProperty {
  var wrappedValue: Int { 1 }
}
@propertyWrapper
// ↓ unused-struct
struct Observing {
  @ObservedObject private var clock = Clock()
  var wrappedValue: Date { clock.now }
}
struct Row: View {
  // ✓ unused-property
  @CurrentDate private var date: Date
  // ✓ unused-property
  @Later private var later: Date
  // ↓ unused-property
  @Constant private var constant: Int
  // ↓ unused-property
  @Observing private var observing: Date
  var body: some View { Text(Date(), style: .relative) }
}

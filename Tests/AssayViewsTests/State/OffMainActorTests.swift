// SPDX-License-Identifier: MIT

import AssayCombine
import Testing

@testable import AssayViews

/// The shape is that of an app's list of screens, which Swift 6 compiles with SwiftUI.
@Suite("Views that are made on any actor")
struct OffMainActorTests {
  private final class Model: ObservableObject {}

  private struct Screen: View {
    @AppStorage("on") private var isOn = false
    @SceneStorage("tab") private var tab = 1
    @State private var count = 2
    @StateObject private var model = Model()
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    @ScaledMetric private var size = 3.0
    private let title = "words"

    var body: some View {
      Text(verbatim: "\(title) \(isOn) \(tab) \(count)")
        .matchedGeometryEffect(id: title, in: namespace)
        .onTapGesture { dismiss() }
    }
  }

  private final class Screens {
    let all: [() -> AnyView] = [{ AnyView(Screen()) }]
  }

  @Test("a constant of a class makes one")
  func constant() throws {
    let view = Screens().all[0]()
    #expect(try SceneSketch.build(view.viewNode()).words == ["words false 1 2"])
  }
}

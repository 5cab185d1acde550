// SPDX-License-Identifier: MIT

import AssayScenes
import Testing

@testable import AssaySnapshots
@testable import AssayViews

private final class PlainController: UIViewController {}

#Preview("Hosting controller", traits: .fixedLayout(width: 80, height: 40)) {
  UIHostingController(rootView: Text(verbatim: "hosted"))
}

#Preview("Controller of several statements") {
  let controller = PlainController()
  controller.title = "Plain"
  return controller
}

#Preview("UIKit view") {
  UIView()
}

/// Apple's macros for UIKit take a view or a view controller.
@Suite("Previews of UIKit")
@MainActor struct UIKitPreviewTests {
  private func scene(_ name: String) throws -> Scene {
    let record = try #require(
      PreviewList.all { TestClock.run(at: TestClock.presentOfPreviews, $0) }
        .first { $0.name == name })
    let traits = TraitSet(canvas: SnapshotLayout.fixed(width: 200, height: 40).canvas)
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    return try ViewRendering.scene(
      of: ViewRendering.host(AnyView(record.view()), traits: traits), traits: traits,
      renderer: renderer
    ).scene
  }

  @Test("the view of a hosting controller is drawn")
  func hosting() throws {
    let scene = try scene("Hosting controller")
    #expect(scene.accessibility.map(\.label) == ["hosted"])
    #expect(scene.diagnostics.isEmpty)
  }

  @Test(
    "another controller and a view are labeled areas, which are reported",
    arguments: [("Controller of several statements", "PlainController"), ("UIKit view", "UIView")])
  func plain(_ name: String, _ type: String) throws {
    let diagnostics = try scene(name).diagnostics.map(\.description)
    #expect(diagnostics.contains { $0.contains("\(type), which UIKit draws,") })
  }
}

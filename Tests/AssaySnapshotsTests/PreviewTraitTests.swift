// SPDX-License-Identifier: MIT

import AssayScenes
import Testing

@testable import AssaySnapshots
@testable import AssayViews

private struct SampleData: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.environment(\.locale, Locale(identifier: "fr_FR"))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As Apple's documentation writes it: a value of the main actor.
  @MainActor static var sampleOfTraits: Self = .modifier(SampleData())
}

private struct LocaleName: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(verbatim: locale.identifier) }
}

#Preview("Trait of the main actor", traits: .sampleOfTraits, .fixedLayout(width: 80, height: 40)) {
  LocaleName()
}

@Suite("Traits of previews")
@MainActor struct PreviewTraitTests {
  @Test("a trait may be a value of the main actor")
  func mainActor() throws {
    let record = try #require(
      PreviewList.all { TestClock.run(at: TestClock.presentOfPreviews, $0) }
        .first { $0.name == "Trait of the main actor" })
    #expect(record.traits.layout == .fixed(width: 80, height: 40))
    let traits = TraitSet(canvas: SnapshotLayout.fixed(width: 80, height: 40).canvas)
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    var view = try AnyView(record.view())
    for modifier in record.traits.modifiers { view = try AnyView(modifier(view)) }
    let scene = try ViewRendering.scene(
      of: ViewRendering.host(view, traits: traits), traits: traits, renderer: renderer)
    #expect(scene.scene.accessibility.map(\.label) == ["fr_FR"])
  }
}

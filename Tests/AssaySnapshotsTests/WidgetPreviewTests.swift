// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssaySnapshotStore
import Testing

@testable import AssaySnapshots
@testable import AssayViews

private struct StepsEntry: TimelineEntry {
  let date = Date()
  let steps: Int
}

private struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(steps: 7) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (StepsEntry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<StepsEntry>) -> Void
  ) {}
}

private struct StepsView: View {
  let entry: StepsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Text("\(entry.steps) in \(family.description)")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(.yellow, for: .widget)
  }
}

private struct StepsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "steps", provider: StepsProvider()) { StepsView(entry: $0) }
      .configurationDisplayName("Steps")
      .supportedFamilies([.systemSmall])
  }
}

private struct WholeWidget: Widget {
  var body: some WidgetConfiguration { StepsWidget().body.contentMarginsDisabled() }
}

#Preview("Steps", as: .systemSmall) {
  StepsWidget()
} timeline: {
  StepsEntry(steps: 1)
  for steps in 2...3 { StepsEntry(steps: steps) }
}

#Preview("Whole steps", as: .systemMedium) {
  WholeWidget()
} timeline: {
  StepsEntry(steps: 4)
}

#Preview("Placeholder of steps", as: .accessoryRectangular) {
  StepsWidget()
} timelineProvider: {
  StepsProvider()
}

private struct Goal { var steps = 0 }

private struct GoalProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(steps: 8) }
  func snapshot(for configuration: Goal, in context: Context) async -> StepsEntry {
    StepsEntry(steps: configuration.steps)
  }
  func timeline(for configuration: Goal, in context: Context) async -> Timeline<StepsEntry> {
    Timeline(entries: [], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<Goal>] {
    [AppIntentRecommendation(intent: Goal(steps: 10), description: "Ten")]
  }
}

#Preview("Goal", as: .systemSmall, using: Goal(steps: 9)) {
  StepsWidget()
} timelineProvider: {
  GoalProvider()
}

private struct OtherEntry: TimelineEntry { let date = Date() }

#Preview("Other entry", as: .systemSmall) {
  StepsWidget()
} timeline: {
  OtherEntry()
}

#Preview("No steps", as: .systemSmall) {
  StepsWidget()
} timeline: {
  [StepsEntry]()
}

private struct StepsViewPreview: PreviewProvider {
  static var previews: some View {
    StepsView(entry: StepsEntry(steps: 5))
      .previewContext(WidgetPreviewContext(family: .systemLarge))
      .previewDisplayName("View of steps")
  }
}

private struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var food: String
}

private struct DeliveryWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      Text("\(context.attributes.food) in \(context.state.minutes) minutes")
        .padding()
        .activityBackgroundTint(.yellow)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("L") }
        DynamicIslandExpandedRegion(.bottom) { Text("B \(context.state.minutes)") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        Text("M")
      }
      .keylineTint(.red)
    }
  }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes(food: "Soup")) {
  DeliveryWidget()
} contentStates: {
  DeliveryAttributes.ContentState(minutes: 9)
  DeliveryAttributes.ContentState(minutes: 2)
}

#Preview("Island", as: .dynamicIsland(.compact), using: DeliveryAttributes(food: "Soup")) {
  DeliveryWidget()
} contentStates: {
  DeliveryAttributes.ContentState(minutes: 9)
}

@Suite("Previews of widgets")
@MainActor struct WidgetPreviewTests {
  private func records(_ name: String) -> [PreviewRecord] {
    PreviewList.all { TestClock.run(at: TestClock.presentOfPreviews, $0) }
      .filter { $0.name?.hasPrefix(name) == true }
  }

  private func scene(_ record: PreviewRecord) throws -> BuiltScene {
    var layout = SnapshotLayout.sizeThatFits
    if case .fixed(let width, let height) = record.traits.layout {
      layout = .fixed(width: width, height: height)
    }
    let traits = TraitSet(canvas: layout.canvas)
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    let view = try AnyView(record.view())
    return try ViewRendering.scene(
      of: ViewRendering.host(view, traits: traits), traits: traits, renderer: renderer)
  }

  private func text(_ record: PreviewRecord) throws -> AccessibilityNode {
    func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
    }
    let scene = try scene(record).scene
    #expect(scene.diagnostics.isEmpty)
    return try #require(leaves(scene.accessibility).first)
  }

  /// 158 x 158 points is the small widget of a screen of 390 x 844; 16 points are its margin
  /// (Apple, Human Interface Guidelines, Widgets).
  @Test("each entry is a preview, in the size and with the margins of the family")
  func entries() throws {
    let records = records("Steps")
    #expect(records.map(\.name) == ["Steps-1", "Steps-2", "Steps-3"])
    let words = try records.map { try text($0).label }
    #expect(words == ["1 in systemSmall", "2 in systemSmall", "3 in systemSmall"])
    #expect(records.allSatisfy { $0.traits.layout == .fixed(width: 158, height: 158) })
    let frame = try text(records[0]).frame
    #expect(frame.minX == 16 && frame.minY == 16)
  }

  @Test("a widget with settings is previewed with its provider's placeholder")
  func settings() throws {
    let records = records("Goal")
    #expect(records.map(\.name) == ["Goal"])
    #expect(try text(#require(records.first)).label == "8 in systemSmall")
  }

  @Test("the background of the container is under its margins, too")
  func background() throws {
    let record = try #require(records("Steps").first)
    #expect(try text(record).background == RGBAColor(red: 255, green: 204, blue: 0))
    let traits = TraitSet(canvas: SnapshotLayout.fixed(width: 158, height: 158).canvas)
    let bitmap = try ViewRendering.rendition(of: AnyView(record.view()), traits: traits).bitmap
    // Of 255, 204, 0: systemYellow, with red in the lowest byte.
    let yellow: UInt32 = 0xFF00_CCFF
    #expect(bitmap[bitmap.width / 2, 2] == yellow && bitmap[2, bitmap.height / 2] == yellow)
    #expect(bitmap[0, 0] == 0xFFFF_FFFF, "outside of the round corner")
  }

  @Test("a timeline without entries is no picture, with the reason")
  func noEntries() throws {
    let record = try #require(records("No steps").first)
    let error = #expect(throws: PreviewError.self) { try record.view() }
    #expect(error?.description == "the preview has no entry to draw; add one to its '#Preview'")
  }

  @Test("an entry that a widget has no view of is reported")
  func otherEntries() throws {
    let scene = try scene(#require(records("Other entry").first)).scene
    #expect(
      scene.diagnostics.map(\.description) == [
        "a widget that has no view of the preview's entry is not drawn"
      ])
  }

  /// 371 points is the width on a screen of 390 x 844 (Apple, Human Interface Guidelines).
  @Test("a live activity is drawn for each state, and its Dynamic Island is reported")
  func activities() throws {
    let records = records("Delivery")
    let words = try records.map { try text($0).label }
    #expect(words == ["Soup in 9 minutes", "Soup in 2 minutes"])
    let node = try text(#require(records.first))
    #expect(abs(node.frame.midX - 371.0 / 2) < 0.5)
    #expect(node.background == RGBAColor(red: 255, green: 204, blue: 0))
    let island = try scene(#require(self.records("Island").first)).scene
    #expect(island.diagnostics.map(\.description).contains { $0.contains("Dynamic Island") })
  }

  @Test("a view in the context of a family knows it")
  func context() throws {
    let record = try #require(records("View of steps").first)
    #expect(try text(record).label == "5 in systemLarge")
    #expect(record.traits.layout == .fixed(width: 338, height: 354))
  }

  @Test("a widget without margins, and the placeholder of a provider")
  func others() throws {
    let whole = try text(#require(records("Whole steps").first))
    #expect(whole.label == "4 in systemMedium" && whole.frame.minX == 0)
    let placeholder = try text(#require(records("Placeholder of steps").first))
    #expect(placeholder.label == "7 in accessoryRectangular" && placeholder.frame.minX == 0)
  }
}

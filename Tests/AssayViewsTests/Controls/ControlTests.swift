// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("Controls")
struct ControlTests {
  private func build(_ view: some View) throws -> BuiltScene {
    try SceneSketch.build(view.viewNode(), in: Size(width: 128, height: 200))
  }

  private func words(_ view: some View) throws -> [String] {
    try build(view).words
  }

  @Test(
    "the knob of a slider is at the value's part of the room beside it",
    arguments: [(0.0, 0.0), (0.25, 25.0), (1.0, 100.0), (7.0, 100.0)])
  func slider(value: Double, x: Double) throws {
    // 128 wide, a knob of 28: it moves through 100.
    let slider = Slider(value: .constant(value)) { Text("Volume") }
    let built = try build(slider)
    let element = try #require(built.scene.accessibility.first)
    #expect(element.label == "Volume")
    #expect(element.value == "\(Int(min(1, value) * 100))%")
    #expect(element.traits == [.isAdjustable])
    #expect(built.layoutTree.description.contains("\(Int(x)),"))
    #expect(built.texts.isEmpty)
  }

  @Test("a slider with an empty range and one with labels at its ends")
  func sliders() throws {
    let ends = Slider(value: .constant(5), in: 0...10, step: 1) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(try words(ends) == ["0", "10"])
    let empty = try build(Slider(value: .constant(1), in: 1...1))
    #expect(empty.scene.accessibility.first?.value == "0%")
  }

  @Test("a hidden label is spoken")
  func hiddenLabel() throws {
    let toggle = try build(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    #expect(toggle.words.isEmpty && toggle.scene.accessibility.map(\.label) == ["Wi-Fi"])
    let progress = try build(ProgressView("Loading", value: 0.5).labelsHidden())
    #expect(progress.words.isEmpty && progress.scene.accessibility.map(\.label) == ["Loading"])
  }

  private enum Flavor: String, CaseIterable, Identifiable {
    case lemon, mint
    var id: Self { self }
  }

  @Test("a picker over a ForEach takes the ids as tags, unless a view has its own")
  func implicitTags() throws {
    let byIdentity = Picker("Flavor", selection: .constant(Flavor.mint)) {
      ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
    }
    #expect(try words(byIdentity) == ["mint"])
    let byKeyPath = Picker(selection: .constant("b"), label: Text("Letter")) {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0 + "!") }
    }
    #expect(try words(byKeyPath) == ["b!"])
    let own = Picker("Letter", selection: .constant("x")) {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).tag($0 == "a" ? "x" : "y") }
    }
    #expect(try words(own) == ["a"])
  }

  @Test("a picker chooses among the views of its sections")
  func pickerSections() throws {
    let picker = Picker("State", selection: .constant(2)) {
      Section("West") { Text("Utah").tag(1) }
      Section("East") {
        Text("Vermont").tag(2)
        Text("Maine").tag(3)
      }
    }
    #expect(try words(picker) == ["Vermont"])
    #expect(try words(picker.pickerStyle(.segmented)) == ["Utah", "Vermont", "Maine"])
  }

  @Test("a wheel shows the chosen row among its neighbors")
  func wheel() throws {
    let wheel = Picker("Number", selection: .constant(5)) {
      ForEach(0..<9) { Text(verbatim: "\($0)") }
    }.pickerStyle(.wheel)
    #expect(try words(wheel) == ["2", "3", "4", "5", "6", "7", "8"])
    let first = Picker("Number", selection: .constant(0)) {
      ForEach(0..<9) { Text(verbatim: "\($0)") }
    }.pickerStyle(WheelPickerStyle())
    #expect(try words(first) == ["0", "1", "2", "3"])
  }

  @Test("a stepper at a bound cannot go on")
  func stepper() throws {
    func node(_ value: Int) throws -> ViewNode {
      try Stepper("Count", value: .constant(value), in: 0...3).viewNode()
    }
    #expect(try words(Stepper("Count", value: .constant(1), in: 0...3)) == ["Count"])
    #expect(try node(1) == node(2))
    #expect(try node(0) != node(1))
    #expect(try node(3) != node(2))
    #expect(try build(Stepper("Count", value: .constant(1)).labelsHidden()).words.isEmpty)
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
        GroupBox("inner") { Text("plain") }
      }
    }
  }

  private struct Marked: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(Int(configuration.value * 100))")
    }
  }

  private struct Loud: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        Text("!")
        configuration
      }
    }
  }

  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
    }
  }

  private struct Pair: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("styles of a program make the views of controls")
  func styles() throws {
    let box = GroupBox("label") { Text("content") }.groupBoxStyle(Card())
    #expect(try words(box) == ["content", "label", "inner", "plain"])
    #expect(try words(Gauge(value: 0.3) { Text("g") }.gaugeStyle(Marked())) == ["30"])
    let field = TextField("Name", text: .constant("Ana")).textFieldStyle(Loud())
    #expect(try words(field) == ["!", "Ana"])
    #expect(try words(ProgressView(value: 0.5).progressViewStyle(Words())) == ["0.5"])
    #expect(try words(ProgressView().progressViewStyle(Words())) == ["-1.0"])
    let pair = LabeledContent("a", value: "b").labeledContentStyle(Pair())
    #expect(try words(pair) == ["b", "a"])
  }

  @Test("the color of a switch reaches no other control")
  func switchTint() throws {
    let view = VStack {
      Toggle("a", isOn: .constant(true))
      Button("b") {}
    }.toggleStyle(SwitchToggleStyle(tint: .red))
    let lines = try TreeText.lines(view.viewNode())
    #expect(lines.contains("Toggle .tint"))
    #expect(!lines.contains("Button .tint"))
  }

  /// WWDC25 284: a slider with a step has ticks. A range of 10 in steps of 2.5 has 5.
  @Test("a slider of iOS 26 has a tick at each step", arguments: [LookName.iOS18, .iOS26])
  func ticks(look: LookName) throws {
    func ticks(_ slider: some View) throws -> [Rect] {
      let traits = TraitSet(canvas: .fixed(width: 237, height: 100, displayScale: 1), look: look)
      func circles(_ items: [DisplayItem]) -> [Rect] {
        items.flatMap { item -> [Rect] in
          switch item {
          case .fill(.ellipse(let rect), _): [rect]
          case .group(let group): circles(group.items)
          default: []
          }
        }
      }
      let built = try SceneSketch.builder().build(
        slider.viewNode(in: EnvironmentValues(traits: traits)), traits: traits)
      return circles(built.scene.items)
    }
    let steps = try ticks(Slider(value: .constant(5.0), in: 0...10, step: 2.5))
    #expect(steps.count == (look == .iOS26 ? 5 : 0))
    if look == .iOS26 {
      // The middle of a knob of 37 moves through 200 of 237.
      #expect(steps.map { $0.midX.rounded() - 18 } == [0, 50, 100, 150, 200].map { $0 + 1 })
    }
    #expect(try ticks(Slider(value: .constant(5.0), in: 0...10)).isEmpty)
    #expect(try ticks(Slider(value: .constant(5.0), in: 5...5, step: 1)).isEmpty)
    let countless = try ticks(Slider(value: .constant(0.0), in: 0...1e30, step: 1))
    #expect(countless.first?.midX.rounded() == steps.first?.midX.rounded())
    #expect(countless.last?.midX.rounded() == steps.last?.midX.rounded())
  }

  /// WWDC22 10052: of several texts, the first is the title and the others are under it.
  @Test("the second text of a label is under the first")
  func subtitles() throws {
    func check(_ view: some View) throws {
      let built = try SceneSketch.build(view.viewNode().boxes, in: Size(width: 300, height: 400))
      let title = try #require(built.texts.first { $0.string == "Title" })
      let subtitle = try #require(built.texts.first { $0.string == "Sub" })
      #expect(title.frame.minX == subtitle.frame.minX && title.frame.maxY <= subtitle.frame.minY)
    }
    let date = Date(timeIntervalSinceReferenceDate: 0)
    @ViewBuilder func label() -> some View {
      Text("Title")
      Text("Sub")
    }
    try check(LabeledContent(content: { Text("42") }, label: label))
    try check(DatePicker(selection: .constant(date), label: label))
    try check(Stepper(value: .constant(1), label: label))
    try check(List { Picker(selection: .constant(1), content: { Text("v").tag(1) }, label: label) })
    try check(Toggle(isOn: .constant(true), label: label))
  }

  /// UIKit's `UISegmentedControl`: a segment has a title or an image.
  @Test("a segment shows the symbol of a label, and its title is spoken")
  func segmentLabel() throws {
    let picker = Picker("P", selection: .constant(1)) {
      Label("Star", systemImage: "star").tag(1)
      Text("Heart").tag(2)
    }.pickerStyle(.segmented)
    let list = try build(List { picker })
    #expect(list.texts.map(\.string) == ["star", "Heart"])
    #expect(list.scene.accessibility.map(\.label) == ["Star", "Heart"])
  }

  @Test("buttons with the title and the symbol of their role")
  func roles() throws {
    #expect(try words(Button(role: .close) {}) == ["xmark", "Close"])
    #expect(try words(Button(role: .confirm) {}) == ["checkmark", "Done"])
    #expect(try words(Button(role: .cancel) {}) == ["xmark", "Cancel"])
    #expect(try words(Button(role: .destructive) {}) == ["trash", "Delete"])
  }
}

// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayGraphics
import AssayNodes
import AssayScenes
import AssayTraits
import Testing

/// Whether a modifier or a kind does what it says: that nothing is accepted and then dropped.
@Suite("The effects of modifiers and kinds")
struct EffectTests {
  /// The first place where a modifier shows, among those where one could.
  private static func showsIn(_ modifier: ModifierNode) throws -> String? {
    // Some modifiers are for a Mac alone.
    for look in [LookName.iOS18, .macOS] {
      for host in EffectHost.all {
        let plain = try SceneSketch.effectScene(host.view([]), look)
        let modified = try SceneSketch.effectScene(host.view([modifier]), look)
        if plain.items != modified.items || plain.accessibility != modified.accessibility
          || plain.background != modified.background
        {
          return host.name
        }
      }
    }
    return nil
  }

  /// What is wrong with a modifier; nil where it does what its effect says.
  private static func problem(_ modifier: ModifierNode) throws -> String? {
    let place = try showsIn(modifier)
    let view = EffectHost.all[0].view([modifier])
    let reports = try SceneSketch.effectScene(view).diagnostics
    switch modifier.effect {
    case .notDrawn(let what, let changesColors):
      if let place { return "says that it is not drawn, and changes \(place)" }
      return reports == [SceneDiagnostic(.notDrawn(what, changesColors: changesColors))]
        ? nil : "is not drawn, and not reported"
    case .geometry:
      return place.map { "is for Swift code, and changes \($0)" }
    case .environment, .layout, .placement, .drawing, .container, .accessibility:
      if !reports.isEmpty { return "reports \(reports)" }
      return place == nil
        ? "changes neither the picture nor the elements; let it say that it is not drawn" : nil
    }
  }

  @Test("every modifier changes a picture or the elements, or reports that it is not drawn")
  func modifiers() throws {
    for type in ModifierList.all
      + [
        PresentationModifier.self, CoordinateSpaceModifier.self, GeometryChangeModifier.self,
        PreferenceModifier.self,
      ]
    {
      let problem = try Self.problem(Self.example(of: type))
      #expect(problem == nil, "\(type.name)")
    }
  }

  @Test("a modifier that does nothing is found")
  func nothing() throws {
    #expect(try Self.problem(ModifierNode(Nothing.example)) != nil)
  }

  @Test("every example of a modifier reads back from what it writes")
  func modifiersReadBack() throws {
    for type in ModifierList.all {
      let view = ViewNode(.divider, modifiers: [Self.example(of: type)])
      #expect(try ViewNode.read(view.written()) == view, "\(type.name)")
    }
  }

  @Test("every kind but EmptyView changes a picture or the elements, and reads back")
  func kinds() throws {
    func check<Kind: KindDescription>(_ type: Kind.Type) throws {
      for example in Kind.examples {
        let view = ViewNode(example.content)
        let isShown = try SceneSketch.shows(view)
        #expect(isShown != (type == EmptyViewNode.self), "\(Kind.kinds)")
        #expect(try ViewNode.read(view.written()) == view, "\(Kind.kinds)")
      }
    }
    for type in KindList.all { try check(type) }
  }

  @Test("every word of a kind has an example")
  func kindExamples() throws {
    func words<Kind: KindDescription>(_ type: Kind.Type) throws -> [String] {
      try Kind.examples.map { example in
        // A text alone is written without its kind.
        guard case .map(let entries) = try ViewNode(example.content).written().kind,
          case .string(let word) = entries[0].value.kind
        else { return Kind.kinds[0] }
        return word
      }
    }
    #expect(try Set(KindList.all.flatMap { try words($0) }) == Set(KindList.names))
  }

  private static func example(of type: any ModifierDescription.Type) -> ModifierNode {
    func make<M: ModifierDescription>(_ type: M.Type) -> ModifierNode { ModifierNode(M.example) }
    return make(type)
  }
}

/// What a modifier would be that is accepted and dropped.
private struct Nothing: ModifierDescription {
  static let name = "nothing"
  static let example = Nothing()
  static func read(_ reader: inout ModifierReader) throws -> Nothing { Nothing() }
  func written() -> DocumentValue { .string(Self.name) }
  var effect: ModifierEffect { .environment { _ in } }
}

extension SceneSketch {
  fileprivate static func effectScene(_ view: ViewNode, _ look: LookName = .iOS18) throws -> Scene {
    let traits = TraitSet(canvas: .device(.iPhoneSe), showsSystemChrome: true, look: look)
    return try builder().build(view, traits: traits).scene
  }

  /// Whether a view between two others moves them or adds to them.
  fileprivate static func shows(_ view: ViewNode) throws -> Bool {
    let plain = try effectScene(.column(.text("a"), .text("b")))
    let more = try effectScene(.column(.text("a"), view, .text("b")))
    return plain.items != more.items || plain.accessibility != more.accessibility
  }
}

/// A place where some modifiers show.
private struct EffectHost: Sendable {
  var name: String
  /// The view with modifiers at the place.
  var view: @Sendable ([ModifierNode]) -> ViewNode

  init(_ name: String, _ view: @escaping @Sendable ([ModifierNode]) -> ViewNode) {
    self.name = name
    self.view = view
  }

  private static let multiplied = ViewNode.filled(.blue).with(.blendMode(.multiply))

  /// Two rows, the second cell of the first row higher than the first.
  private static func grid(_ first: ViewNode, _ below: ViewNode) -> ViewNode {
    let tall = ViewNode.filled(.blue).with(.frame(width: 20, height: 60, alignment: .center))
    return ViewNode(
      .grid(
        GridNode(children: [
          ViewNode(.gridRow(GridRowNode(children: [first, tall]))),
          ViewNode(.gridRow(GridRowNode(children: [below, .text("Two")]))),
        ])))
  }

  private static let long = "Some words that need more than one line of a narrow column"

  static let all: [EffectHost] = [
    EffectHost("a text") { .text("Total 111").adding($0) },
    EffectHost("a text that does not fit") {
      .text(long).adding($0).with(.frame(width: 100, height: 60, alignment: .center))
    },
    EffectHost("a text larger than its frame") {
      .text("Large").with(
        .fixedSize(horizontal: true, vertical: true),
        .frame(width: 10, height: 10, alignment: .center)
      ).adding($0)
    },
    EffectHost("a redacted text") { .text("Secret").adding($0).with(.redacted(.placeholder)) },
    EffectHost("a color") { .filled(.blue).adding($0) },
    EffectHost("a symbol") { .image("star.fill").adding($0) },
    EffectHost("a symbol of two layers") { .image("plus.circle.fill").adding($0) },
    EffectHost("a resizable symbol") {
      ViewNode(.image(ImageNode(.system("star.fill"), isResizable: true))).adding($0)
        .with(.frame(width: 200, height: 80, alignment: .center))
    },
    EffectHost("the first of two texts in a row") {
      .row(.text(long).adding($0), .text(long)).with(
        .frame(width: 200, height: nil, alignment: .center))
    },
    EffectHost("the first of two texts in a column") {
      .column(.text("One").adding($0), .text("Two"), alignment: .leading)
    },
    EffectHost("the first of two views over each other") {
      .depth(.filled(.blue).adding($0), .text("Over"))
    },
    EffectHost("controls") { modifiers in
      .column(
        .button("Send"), ViewNode(.toggle(isOn: true, label: [.text("Wi-Fi")])),
        ViewNode(.textField(TextFieldNode(prompt: TextNode(verbatim: "Name"), text: ""))),
        ViewNode(.progressView(value: 0.5, label: [])),
        ViewNode(.label(title: [.text("Home")], icon: [.image("house")]))
      ).adding(modifiers)
    },
    EffectHost("a text from right to left") {
      .text("Total").adding($0).with(.environment(.layoutDirection(.rightToLeft)))
    },
    EffectHost("a view that blends") { .depth(.filled(.red), multiplied).adding($0) },
    EffectHost("a symbol with variants") { .image("heart").adding($0) },
    EffectHost("a text on the background") {
      .text("Total").with(.backgroundStyle(.background, ignoresSafeAreaEdges: [])).adding($0)
    },
    EffectHost("a shape that follows its container") {
      ViewNode(.shape(ShapeNode(.containerRelative))).adding($0)
    },
    EffectHost("the second of two texts in a column") {
      .column(.text("One"), .text("Two").adding($0))
    },
    EffectHost("a bordered button") {
      .button("Send").with(.buttonStyle(.bordered)).adding($0)
    },
    EffectHost("a list") { ViewNode(.list(children: [.text("Row"), .text("Row")])).adding($0) },
    EffectHost("a list with sections") {
      ViewNode(
        .list(children: [
          ViewNode(
            .section(
              header: [.text("Header")], footer: [],
              children: [ViewNode(.label(title: [.text("Home")], icon: [.image("house")]))])),
          ViewNode(.section(header: [], footer: [], children: [.text("Row")])),
        ])
      ).adding($0)
    },
    EffectHost("a narrow cell of a grid") { grid(.text("One").adding($0), .text("A long cell")) },
    EffectHost("the widest cell of a grid") { grid(.text("A long cell").adding($0), .text("One")) },
    EffectHost("a row of a list") {
      ViewNode(.list(children: [.text("Row").adding($0), .text("Row")]))
    },
    EffectHost("a screen with bars") {
      ViewNode(
        .navigationStack(children: [
          .text("Body").with(.navigationTitle(TextNode(verbatim: "Title"))).adding($0)
        ]))
    },
    EffectHost("a tab") {
      ViewNode(
        .tabView(selection: "home", children: [.text("First"), .text("Second").adding($0)]))
    },
  ]
}

extension ViewNode {
  fileprivate func adding(_ more: [ModifierNode]) -> ViewNode {
    var copy = self
    copy.modifiers += more
    return copy
  }
}

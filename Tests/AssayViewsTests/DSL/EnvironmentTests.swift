// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayNodes
@testable import AssayTraits
@testable import AssayViews

@MainActor
@Suite("The environment that views read")
struct EnvironmentTests {
  struct SchemeName: View {
    @Environment(\.colorScheme) var colorScheme
    var body: some View { Text(verbatim: colorScheme.rawValue) }
  }

  /// Calls its content in its own body, where the environment may be another.
  struct Box<Content: View>: View {
    @Environment(\.colorScheme) var colorScheme
    @ViewBuilder var content: () -> Content
    var body: some View {
      VStack {
        Text(verbatim: "box \(colorScheme)")
        content()
      }
    }
  }

  private func texts(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues())
    throws -> [String]
  {
    func walk(_ node: ViewNode) -> [String] {
      if case .text(let text) = node.content {
        return text.pieces.map {
          if case .verbatim(let text) = $0.source { text } else { "" }
        }
      }
      return TreeText.children(of: node).flatMap(walk)
    }
    return walk(try view.viewNode(in: environment))
  }

  @Test("the innermost setting wins, and ends with its view")
  func nesting() throws {
    let view = VStack {
      SchemeName()
      VStack {
        SchemeName()
        SchemeName().environment(\.colorScheme, .light)
        SchemeName()
      }.environment(\.colorScheme, .dark)
      SchemeName()
    }
    #expect(try texts(view) == ["light", "dark", "light", "dark", "light"])
  }

  @Test("a closure reads the environment of the view that wrote it, wherever it is called")
  func closures() throws {
    struct Outer: View {
      @Environment(\.colorScheme) var colorScheme
      var body: some View {
        Box {
          Text(verbatim: "outer \(colorScheme)")
          ForEach(0..<1) { _ in Text(verbatim: "each \(colorScheme)") }
          SchemeName()
        }.environment(\.colorScheme, .dark)
      }
    }
    #expect(try texts(Outer()) == ["box dark", "outer light", "each light", "dark"])
  }

  @Test("one view value in two environments")
  func sharedValue() throws {
    let shared = SchemeName()
    let view = VStack {
      shared
      shared.environment(\.colorScheme, .dark)
      shared
    }
    #expect(try texts(view) == ["light", "dark", "light"])
  }

  struct TagKey: EnvironmentKey { static let defaultValue = "none" }

  struct TagView: View {
    @Environment(\.testTag) var tag
    var body: some View { Text(verbatim: tag) }
  }

  @Test("a key of one's own")
  func customKey() throws {
    let view = VStack {
      TagView()
      TagView().environment(\.testTag, "set")
      TagView().transformEnvironment(\.testTag) { $0 += "!" }
    }
    #expect(try texts(view) == ["none", "set", "none!"])
  }

  @Test("inherited modifiers are environment too")
  func modifiers() throws {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      @Environment(\.lineLimit) var lineLimit
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Text(verbatim: "\(isEnabled) \(lineLimit ?? 0) \(size)") }
    }
    let view = Reader().disabled(false).disabled(true).lineLimit(2).dynamicTypeSize(...(.medium))
    #expect(try texts(view) == ["false 2 medium"])
  }

  @Test("values that layout reads become modifiers, others do not")
  func writtenModifiers() throws {
    let node = try Text(verbatim: "a").environment(\.locale, Locale(identifier: "es_MX"))
      .environment(\.font, .title).environment(\.testTag, "x").viewNode()
    #expect(node.modifiers == [.environment(.locale("es-MX")), .font(.title)])
  }

  @Observable final class Model {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class OldModel: ObservableObject { @Published var name = "old" }

  struct ModelView: View {
    @Environment(Model.self) var model
    @EnvironmentObject var old: OldModel
    var body: some View { Text(verbatim: "\(model.name) \(old.name)") }
  }

  struct OptionalModelView: View {
    @Environment(Model.self) var model: Model?
    var body: some View { Text(verbatim: model?.name ?? "nil") }
  }

  @Test("models")
  func models() throws {
    let view = VStack {
      OptionalModelView()
      ModelView()
      ModelView().environment(Model("inner"))
    }
    #expect(
      try texts(view.environment(Model("outer")).environmentObject(OldModel()))
        == ["outer", "outer old", "inner old"])
    #expect(try texts(OptionalModelView()) == ["nil"])
  }

  @Test("a missing model is an error that names the model and the views")
  func missingModel() {
    struct Screen: View { var body: some View { VStack { ModelView() } } }
    #expect {
      try Screen().viewNode()
    } throws: { error in
      String(describing: error)
        == "no Model in the environment of ModelView (in Screen); add '.environment(model)', or "
        + "'.environmentObject(_:)' for an ObservableObject, to the view or to one around it"
    }
  }

  @Test("a missing object inside a dynamic property of one's own")
  func nestedProperty() {
    struct Session: DynamicProperty {
      @EnvironmentObject var old: OldModel
    }
    struct Screen: View {
      var session = Session()
      var body: some View { Text(verbatim: session.old.name) }
    }
    #expect(throws: EvaluationError(.missingObject(type: "OldModel", views: ["Screen"]))) {
      try Screen().viewNode()
    }
    #expect(throws: Never.self) { try Screen().environmentObject(OldModel()).viewNode() }
  }

  @Test("from a trait set")
  func traits() {
    let device = Device(
      name: "test", idiom: .phone, size: Size(width: 390, height: 844),
      safeArea: Insets(top: 47, bottom: 34), displayScale: 3, verticalSizeClass: .compact)
    let values = EnvironmentValues(
      traits: TraitSet(
        canvas: .device(device), appearance: .darkIncreasedContrast,
        dynamicTypeSize: .accessibility1, locale: "ar", reduceMotion: true))
    #expect(values.colorScheme == .dark)
    #expect(values.colorSchemeContrast == .increased)
    #expect(values.dynamicTypeSize == .accessibility1)
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.accessibilityReduceMotion)
    #expect(values.displayScale == 3)
    #expect(values.verticalSizeClass == .compact)
    // 844 - 47 - 34.
    #expect(values.canvasSize == Size(width: 390, height: 763))
    #expect(values.locale.identifier == "ar_EG")
  }

  @Test(
    "the direction of a locale",
    arguments: [
      ("en", LayoutDirection.leftToRight), ("he-IL", .rightToLeft), ("fa", .rightToLeft),
      ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight), ("zh-Hant-TW", .leftToRight),
      ("UR_pk", .rightToLeft), ("", .leftToRight),
      // CLDR, likelySubtags.xml: in India in Devanagari; Uzbek in Afghanistan in Arabic.
      ("sd-IN", .leftToRight), ("uz-AF", .rightToLeft),
    ])
  func direction(_ tag: String, _ expected: LayoutDirection) {
    #expect(LayoutDirection.natural(ofLocale: tag) == expected)
  }

  @Test(
    "a scaled metric grows with the text size",
    arguments: [
      // Body's line height of 22 at Large is 19 at xSmall and 62 at accessibility5:
      // 22 * 19/22 = 19, 22 * 62/22 = 62.
      (DynamicTypeSize.large, "22.0"), (.xSmall, "19.0"), (.accessibility5, "62.0"),
    ])
  func scaledMetric(_ size: DynamicTypeSize, _ expected: String) throws {
    struct Metric: View {
      @ScaledMetric var length = 22.0
      var body: some View { Text(verbatim: "\(length)") }
    }
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    #expect(try texts(Metric(), environment) == [expected])
  }
}

extension EnvironmentValues {
  fileprivate var testTag: String {
    get { self[EnvironmentTests.TagKey.self] }
    set { self[EnvironmentTests.TagKey.self] = newValue }
  }
}

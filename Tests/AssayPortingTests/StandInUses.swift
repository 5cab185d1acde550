// SPDX-License-Identifier: MIT

/// Code as apps write it for frameworks that have a stand-in: it compiles, and nothing else.
enum StandInUses {
  /// App Intents: parameters, summaries, entities, queries, shortcuts, and views with intents.
  static let intents = #"""
    import AppIntents
    import Foundation
    import SwiftUI
    import WidgetKit

    enum Mode: String, AppEnum {
      case a, b
      static var typeDisplayRepresentation: TypeDisplayRepresentation { "Mode" }
      static var caseDisplayRepresentations: [Mode: DisplayRepresentation] {
        [
          .a: "A",
          .b: DisplayRepresentation(title: "B", subtitle: "C", image: .init(systemName: "star")),
        ]
      }
    }
    struct Thing: AppEntity {
      static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Thing", numericFormat: "\(placeholder: .int) things")
      static let defaultQuery = ThingQuery()
      var id: UUID
      @Property(title: "Name") var name: String
      var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: "x") }
      init(id: UUID) { self.id = id; self.name = "" }
    }
    struct ThingQuery: EntityStringQuery {
      func entities(for identifiers: [Thing.ID]) async throws -> [Thing] { [] }
      func entities(matching string: String) async throws -> [Thing] { [] }
      func suggestedEntities() async throws -> [Thing] { [] }
      func defaultResult() async -> Thing? { nil }
    }
    struct ThingSections: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [Thing] { [] }
      func suggestedEntities() async throws -> ItemCollection<Thing> {
        ItemCollection { ItemSection("A", items: [IntentItem(Thing(id: UUID()), title: "x")]) }
      }
    }
    struct AllThings: EnumerableEntityQuery { func allEntities() async throws -> [Thing] { [] } }
    struct Options: DynamicOptionsProvider {
      func results() async throws -> [String] { ["a"] }
      func defaultResult() async -> String? { "a" }
    }
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add"
      static let description = IntentDescription("Adds", categoryName: "X")
      static let openAppWhenRun = true
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
      @Parameter(title: "Mode", default: .a) var mode: Mode
      @Parameter(
        title: "Count", description: "How many", default: 1, controlStyle: .stepper,
        inclusiveRange: (1, 10)) var count: Int
      @Parameter(title: "Thing", requestValueDialog: IntentDialog("Which?")) var thing: Thing
      @Parameter(title: "Things", size: [.systemSmall: 1, .systemMedium: 2]) var things: [Thing]
      @Parameter(
        title: "Name", inputOptions: String.IntentInputOptions(capitalizationType: .words),
        optionsProvider: Options()) var name: String?
      @Parameter(
        title: "File", supportedTypeIdentifiers: ["public.image"],
        inputConnectionBehavior: .connectToPreviousIntentResult) var file: IntentFile?
      @Parameter(title: "On", default: false) var on: Bool
      @Parameter(title: "Date", kind: .date) var date: Date?
      @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0.0, 1.0))
      var ratio: Double
      @Dependency var store: Store
      static var parameterSummary: some ParameterSummary {
        When(\.$mode, .equalTo, .a) {
          Summary("Add \(\.$thing) to \(\.$mode)") {
            \.$count; \.$on
          }
        } otherwise: {
          Switch(\.$mode) {
            Case(.a) { Summary("A \(\.$thing)") }
            DefaultCase { Summary("Other") }
          }
        }
      }
      init() {}
      init(thing: Thing) { self.thing = thing }
      @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Thing> & ProvidesDialog
        & ShowsSnippetView
      {
        if count == 0 { throw $count.needsValueError("How many?") }
        let picked = try await $thing.requestDisambiguation(among: [thing], dialog: "Which?")
        try await requestConfirmation(result: .result(dialog: "ok"), confirmationActionName: .send)
        try await requestConfirmation(actionName: .add, dialog: "Really?")
        let n = try await $name.requestValue("Name?")
        print(n as Any, mode.localizedStringResource)
        return .result(value: picked, dialog: "Added \(picked.name)") { Text("x") }
      }
    }
    struct Plain: AppIntent {
      static var title: LocalizedStringResource = "Plain"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Opens: AppIntent {
      static var title: LocalizedStringResource = "Plain"
      func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "https://x.y")!))
      }
    }
    struct OpenThing: OpenIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Thing") var target: Thing
      func perform() async throws -> some IntentResult { return .result() }
    }
    final class Store: Sendable {}
    struct Config: WidgetConfigurationIntent {
      static var title: LocalizedStringResource = "Config"
      static var description = IntentDescription("c")
      @Parameter(title: "M", default: .b) var mode: Mode
    }
    struct Migrated: WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
      static let intentClassName = "MigratedIntent"
      static var title: LocalizedStringResource = "Config"
      @Parameter(title: "M") var mode: Mode?
      static var parameterSummary: some ParameterSummary { Summary() }
      static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$mode)) { mode in
          DisplayRepresentation(title: "x", subtitle: "")
        }
      }
      func perform() async throws -> some IntentResult { return .result() }
    }
    struct Dep: EntityQuery {
      @IntentParameterDependency<Migrated>(\.$mode) var m
      func entities(for identifiers: [UUID]) async throws -> [Thing] {
        print(m?.mode as Any); return []
      }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var shortcutTileColor: ShortcutTileColor = .navy
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Add(),
          phrases: ["Add in \(.applicationName)", "Add \(\.$thing) in \(.applicationName)"],
          shortTitle: "Add", systemImageName: "plus")
        if #available(iOS 17, *) {
          AppShortcut(
            intent: Plain(), phrases: ["x \(.applicationName)"], shortTitle: "P",
            systemImageName: "star")
        }
      }
    }
    struct Entry: TimelineEntry { var date: Date; var config: Config }
    struct Provider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now, config: Config()) }
      func snapshot(for configuration: Config, in context: Context) async -> Entry {
        Entry(date: .now, config: configuration)
      }
      func timeline(for configuration: Config, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [], policy: .never)
      }
    }
    struct V: View {
      var body: some View {
        VStack {
          Button(intent: Plain()) { Text("x") }
          Button("t", intent: Plain())
          Toggle("x", isOn: true, intent: Plain())
          ShortcutsLink().shortcutsLinkStyle(.dark)
          SiriTipView(intent: Plain(), isVisible: .constant(true)).siriTipViewStyle(.black)
        }
      }
    }
    enum Err: Error, CustomLocalizedStringResourceConvertible {
      case x
      var localizedStringResource: LocalizedStringResource { "x" }
    }
    struct W: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "k") {
          ControlWidgetButton(action: Plain()) { Label("x", systemImage: "star") }
        }
      }
    }
    """#

  /// Foundation Models: generated types, tools, sessions and streams.
  static let languageModels = #"""
    import FoundationModels
    import SwiftUI

    @Generable(description: "A plan")
    struct Plan {
      @Guide(description: "Title") let title: String
      @Guide(description: "Steps", .count(3)) var steps: [Step]
      @Guide(.anyOf(["a", "b"])) var kind: String
      @Guide(description: "n", .range(1...5)) var n: Int?
      var mood: Mood
    }
    @Generable
    public struct Other { public let name: String; var secret: Int; public var list: [Step2] = [] }
    @Generable public struct Step2 { public var x: Double }
    @Generable
    struct Step: Equatable { let name: String }
    @Generable enum Mood: String, CaseIterable { case good, bad }
    struct Weather: Tool {
      let name = "weather"
      let description = "Weather"
      @Generable struct Arguments { @Guide(description: "city") var city: String }
      func call(arguments: Arguments) async throws -> String { arguments.city }
    }
    @Observable final class Model {
      private var session = LanguageModelSession(tools: [Weather()]) {
        "You are"; "x"
      }
      var plan: Plan.PartiallyGenerated?
      func run() async {
        do {
          let r = try await session.respond(to: "x", generating: Plan.self)
          print(r.content.title)
          let s = session.streamResponse(
            generating: Plan.self, options: GenerationOptions(sampling: .greedy, temperature: 0.5)
          ) {
            "a"; if true { "b" }
          }
          for try await p in s { plan = p.content }
          print(try await session.respond(to: Prompt("hi")).content)
          _ = try await LanguageModelSession(instructions: "x").respond { "y" }
        } catch let error as LanguageModelSession.GenerationError {
          switch error {
          case .guardrailViolation: break;
          default: print(error.localizedDescription)
          }
        } catch {}
      }
    }
    struct PlanView: View {
      let plan: Plan.PartiallyGenerated
      private let model = SystemLanguageModel.default
      var body: some View {
        VStack {
          if let t = plan.title { Text(t) }
          if let steps = plan.steps { ForEach(steps) { s in Text(s.name ?? "") } }
          switch model.availability {
          case .available: Text("yes")
          case .unavailable(.appleIntelligenceNotEnabled): Text("off")
          case .unavailable(let r): Text("\(String(describing: r))")
          }
        }
      }
    }
    struct Search: Tool {
      let name = "search"
      let description = "Search"
      let parameters = try! GenerationSchema(
        root: DynamicGenerationSchema(
          name: "q",
          properties: [
            DynamicGenerationSchema.Property(
              name: "words", description: "w", schema: .init(arrayOf: .init(type: String.self)),
              isOptional: true),
            .init(name: "kind", schema: DynamicGenerationSchema(name: "k", anyOf: ["a", "b"])),
            .init(name: "next", schema: .init(referenceTo: "q")),
          ]), dependencies: [])
      func call(arguments: GeneratedContent) async throws -> GeneratedContent {
        let text = try arguments.value(String.self, forProperty: "words")
        let count: Int? = try arguments.value(forProperty: "count")
        return GeneratedContent(properties: ["text": text, "count": count ?? 0, "all": [text]])
      }
    }
    func words(of content: GeneratedContent) -> String {
      switch content.kind {
      case .null: ""
      case .bool(let b): "\(b)"
      case .number(let n): "\(n)"
      case .string(let s): s
      case .array(let all): all.map(words).joined()
      case .structure(let properties, let keys):
        keys.compactMap { properties[$0]?.jsonString }.joined()
      }
    }
    extension Transcript {
      var texts: [String] {
        compactMap { entry -> String? in
          switch entry {
          case .prompt(let prompt): prompt.segments.map(\.id).joined()
          case .toolCalls(let calls): calls.map(\.toolName).joined()
          case .toolOutput(let output): output.toolName
          case .instructions, .response: nil
          }
        }
      }
    }
    func talk(_ model: SystemLanguageModel, adapter url: URL) async throws -> Int {
      let old = Transcript(entries: [
        .instructions(.init(segments: [.text(.init(content: "x"))], toolDefinitions: [])),
        .response(Transcript.Response(assetIDs: [], segments: [])),
      ])
      let session = LanguageModelSession(
        model: SystemLanguageModel(adapter: try .init(fileURL: url)), transcript: old)
      let answer = try await session.respond(to: "x", schema: Search().parameters)
      _ = session.logFeedbackAttachment(
        sentiment: .negative, issues: [.init(category: .tooVerbose, explanation: "long")])
      let json = try GeneratedContent(json: words(of: answer.content))
      print(json.jsonString, old.first?.id ?? "", Plan.generationSchema)
      return try await model.tokenCount(for: "x") + model.contextSize
    }
    """#
}

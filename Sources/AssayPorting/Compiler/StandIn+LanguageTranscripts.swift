// SPDX-License-Identifier: MIT

/// What was said to a language model and by it, as an app keeps it, and what a user thinks of it.
extension StandIn {
  static let languageTranscripts = """
    public struct Transcript: Equatable, Sendable, RandomAccessCollection {
      private var entries: [Entry]
      public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
      public var startIndex: Int { 0 }
      public var endIndex: Int { entries.count }
      public subscript(index: Int) -> Entry { entries[index] }

      public enum Entry: Equatable, Sendable, Identifiable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)
        public var id: String {
          switch self {
          case .instructions(let entry): entry.id
          case .prompt(let entry): entry.id
          case .toolCalls(let entry): entry.id
          case .toolOutput(let entry): entry.id
          case .response(let entry): entry.id
          }
        }
        public var description: String {
          switch self {
          case .instructions(let entry): entry.description
          case .prompt(let entry): entry.description
          case .toolCalls(let entry): entry.description
          case .toolOutput(let entry): entry.description
          case .response(let entry): entry.description
          }
        }
      }
      public enum Segment: Equatable, Sendable, Identifiable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)
        public var id: String {
          switch self {
          case .text(let segment): segment.id
          case .structure(let segment): segment.id
          }
        }
        public var description: String {
          switch self {
          case .text(let segment): segment.description
          case .structure(let segment): segment.description
          }
        }
      }
      public struct TextSegment: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var content: String
        public init(id: String = UUID().uuidString, content: String) {
          self.id = id
          self.content = content
        }
        public var description: String { content }
      }
      public struct StructuredSegment: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var source: String
        public var content: GeneratedContent
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
          self.id = id
          self.source = source
          self.content = content
        }
        public var description: String { content.jsonString }
      }
      public struct ToolDefinition: Equatable, Sendable {
        public var name: String
        public var description: String
        public init(name: String, description: String, parameters: GenerationSchema) {
          self.name = name
          self.description = description
        }
        public init(tool: some Tool) {
          self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }
      }
      public struct Instructions: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var toolDefinitions: [ToolDefinition]
        public init(
          id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
        ) {
          self.id = id
          self.segments = segments
          self.toolDefinitions = toolDefinitions
        }
        public var description: String { Transcript.words(segments) }
      }
      public struct ResponseFormat: Equatable, Sendable {
        public var name: String
        public init<Content: Generable>(type: Content.Type) { name = "\\(Content.self)" }
        public init(schema: GenerationSchema) { name = "" }
      }
      public struct Prompt: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions
        public var responseFormat: ResponseFormat?
        public init(
          id: String = UUID().uuidString, segments: [Segment],
          options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil
        ) {
          self.id = id
          self.segments = segments
          self.options = options
          self.responseFormat = responseFormat
        }
        public var description: String { Transcript.words(segments) }
      }
      public struct ToolCall: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var arguments: GeneratedContent
        public init(id: String, toolName: String, arguments: GeneratedContent) {
          self.id = id
          self.toolName = toolName
          self.arguments = arguments
        }
        public var description: String { toolName + ": " + arguments.jsonString }
      }
      public struct ToolCalls: Equatable, Sendable, Identifiable, CustomStringConvertible,
        RandomAccessCollection
      {
        public var id: String
        private var calls: [ToolCall]
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
          self.id = id
          self.calls = Array(calls)
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { calls.count }
        public subscript(index: Int) -> ToolCall { calls[index] }
        public var description: String { calls.map(\\.description).joined(separator: "\\n") }
      }
      public struct ToolOutput: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var segments: [Segment]
        public init(id: String, toolName: String, segments: [Segment]) {
          self.id = id
          self.toolName = toolName
          self.segments = segments
        }
        public var description: String { Transcript.words(segments) }
      }
      public struct Response: Equatable, Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var assetIDs: [String]
        public var segments: [Segment]
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
          self.id = id
          self.assetIDs = assetIDs
          self.segments = segments
        }
        public var description: String { Transcript.words(segments) }
      }

      private static func words(_ segments: [Segment]) -> String {
        segments.map(\\.description).joined(separator: "\\n")
      }
    }

    public struct LanguageModelFeedback: Sendable {
      public enum Sentiment: CaseIterable, Hashable, Sendable { case positive, negative, neutral }
      public struct Issue: Sendable {
        public enum Category: CaseIterable, Hashable, Sendable {
          case unhelpful, tooVerbose, didNotFollowInstructions, incorrect
          case stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive
          case triggeredGuardrailUnexpectedly
        }
        public init(category: Category, explanation: String? = nil) {}
      }
    }
    extension LanguageModelSession {
      /// Empty: nobody is told.
      @discardableResult
      public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
      ) -> Data { Data() }
    }

    extension SystemLanguageModel {
      /// No room for a text: there is no model.
      public var contextSize: Int { 0 }
      public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        throw LanguageModelSession.missing
      }
      public func tokenCount(for instructions: Instructions) async throws -> Int {
        throw LanguageModelSession.missing
      }
      public func tokenCount(for schema: GenerationSchema) async throws -> Int {
        throw LanguageModelSession.missing
      }
      public func tokenCount(for tools: [any Tool]) async throws -> Int {
        throw LanguageModelSession.missing
      }
      public func tokenCount(
        for entries: some Collection<Transcript.Entry>
      ) async throws -> Int { throw LanguageModelSession.missing }

      /// Weights that no model takes.
      public struct Adapter: Sendable {
        public enum AssetError: Error, LocalizedError {
          public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
          }
          case invalidAsset(Context)
          case invalidAdapterName(Context)
          case compatibleAdapterNotFound(Context)
          public var errorDescription: String? { "no language model is on this device" }
        }
        public init(fileURL: URL) throws { throw LanguageModelSession.missing }
        public init(name: String) throws { throw LanguageModelSession.missing }
        public var creatorDefinedMetadata: [String: Any] { [:] }
        public func compile() async throws {}
        public static func removeObsoleteAdapters() throws {}
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
      }
      public convenience init(adapter: Adapter, guardrails: Guardrails = .default) { self.init() }
    }

    """
}

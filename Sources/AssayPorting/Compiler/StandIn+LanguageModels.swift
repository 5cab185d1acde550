// SPDX-License-Identifier: MIT

/// A language model that is not on this device: it is never available, and answers with an error.
extension StandIn {
  static let languageModels = """
    import AssayViews

    @attached(extension, conformances: Generable)
    @attached(member, names: named(PartiallyGenerated))
    public macro Generable(description: String? = nil) =
      #externalMacro(module: "AssayMacros", type: "GenerableMacro")

    @attached(peer)
    public macro Guide(description: String) =
      #externalMacro(module: "AssayMacros", type: "PreviewableMacro")
    @attached(peer)
    public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
      #externalMacro(module: "AssayMacros", type: "PreviewableMacro")
    @attached(peer)
    public macro Guide<Output>(description: String? = nil, _ pattern: Regex<Output>) =
      #externalMacro(module: "AssayMacros", type: "PreviewableMacro")

    public protocol ConvertibleFromGeneratedContent {}
    public protocol InstructionsRepresentable {}
    public protocol PromptRepresentable {}
    public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent,
      InstructionsRepresentable, PromptRepresentable
    {
      associatedtype PartiallyGenerated = Self
      static var generationSchema: GenerationSchema { get }
    }
    extension Generable {
      /// Without what a model would be told: none is asked.
      public static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, properties: [])
      }
      public func asPartiallyGenerated() -> Self { self }
    }

    extension Bool: Generable {}
    extension String: Generable {}
    extension Int: Generable {}
    extension Float: Generable {}
    extension Double: Generable {}
    extension Decimal: Generable {}
    extension Optional: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent,
      InstructionsRepresentable, PromptRepresentable, Generable
    where Wrapped: Generable { public typealias PartiallyGenerated = Wrapped.PartiallyGenerated? }
    extension Array: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent,
      InstructionsRepresentable, PromptRepresentable, Generable
    where Element: Generable { public typealias PartiallyGenerated = [Element.PartiallyGenerated] }

    public struct GenerationID: Hashable, Sendable {
      private let id = UUID()
      public init() {}
    }

    public struct GenerationGuide<Value> {
      private init() {}
    }
    extension GenerationGuide where Value == String {
      public static func constant(_ value: String) -> Self { Self() }
      public static func anyOf(_ values: [String]) -> Self { Self() }
      public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
    }
    extension GenerationGuide where Value: Numeric, Value: Comparable {
      public static func minimum(_ value: Value) -> Self { Self() }
      public static func maximum(_ value: Value) -> Self { Self() }
      public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
    }
    extension GenerationGuide where Value == [Never] {
      public static func minimumCount(_ count: Int) -> Self { Self() }
      public static func maximumCount(_ count: Int) -> Self { Self() }
      public static func count(_ count: Int) -> Self { Self() }
      public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
    }
    extension GenerationGuide {
      public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
      where Value == [Element] { Self() }
    }

    public struct Prompt: PromptRepresentable, Sendable {
      public init(_ content: some PromptRepresentable) {}
      public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
      fileprivate init() {}
    }
    @resultBuilder
    public enum PromptBuilder {
      public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { Prompt() }
      public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt() }
      public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt() }
      public static func buildOptional(_ part: Prompt?) -> Prompt { Prompt() }
      public static func buildEither(first part: Prompt) -> Prompt { part }
      public static func buildEither(second part: Prompt) -> Prompt { part }
    }
    public struct Instructions: InstructionsRepresentable, Sendable {
      public init(_ content: some InstructionsRepresentable) {}
      public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
      }
      fileprivate init() {}
    }
    @resultBuilder
    public enum InstructionsBuilder {
      public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions {
        Instructions()
      }
      public static func buildBlock(_ parts: Instructions...) -> Instructions { Instructions() }
      public static func buildArray(_ parts: [Instructions]) -> Instructions { Instructions() }
      public static func buildOptional(_ part: Instructions?) -> Instructions { Instructions() }
      public static func buildEither(first part: Instructions) -> Instructions { part }
      public static func buildEither(second part: Instructions) -> Instructions { part }
    }

    public struct GenerationOptions: Equatable, Sendable {
      public struct SamplingMode: Equatable, Sendable {
        public static var greedy: SamplingMode { SamplingMode() }
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
          SamplingMode()
        }
        public static func random(
          probabilityThreshold: Double, seed: UInt64? = nil
        ) -> SamplingMode { SamplingMode() }
      }
      public var sampling: SamplingMode?
      public var temperature: Double?
      public var maximumResponseTokens: Int?
      public init(
        sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
      ) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
      }
    }

    public protocol Tool<Arguments, Output>: Sendable {
      associatedtype Arguments
      associatedtype Output
      var name: String { get }
      var description: String { get }
      var parameters: GenerationSchema { get }
      var includesSchemaInInstructions: Bool { get }
      func call(arguments: Arguments) async throws -> Output
    }
    extension Tool {
      public var name: String { "\\(Self.self)" }
      public var includesSchemaInInstructions: Bool { true }
    }
    extension Tool where Arguments: Generable {
      public var parameters: GenerationSchema { Arguments.generationSchema }
    }
    extension Tool where Arguments == GeneratedContent {
      public var parameters: GenerationSchema { GeneratedContent.generationSchema }
    }
    public struct ToolOutput: PromptRepresentable, Sendable {
      public init(_ text: String) {}
    }

    public final class SystemLanguageModel: Sendable {
      public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Sendable {
          case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
      }
      public struct UseCase: Equatable, Sendable {
        public static let general = UseCase()
        public static let contentTagging = UseCase()
      }
      public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
      }
      public static let `default` = SystemLanguageModel()
      public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
      public var availability: Availability { .unavailable(.deviceNotEligible) }
      public var isAvailable: Bool { false }
      public var supportedLanguages: Set<Locale.Language> { [] }
      public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
    }

    public final class LanguageModelSession: @unchecked Sendable {
      public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
          public let debugDescription: String
          public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        public struct Refusal: Sendable {
          public var explanation: Response<String> {
            get async throws { throw LanguageModelSession.missing }
          }
        }
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)
        public var errorDescription: String? { "no language model is on this device" }
      }
      public struct ToolCallError: Error, LocalizedError {
        public let tool: any Tool
        public let underlyingError: any Error
        public var errorDescription: String? { "a tool of a language model has failed" }
      }
      public struct Response<Content> {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
      }
      public struct ResponseStream<Content: Generable>: AsyncSequence {
        public struct Snapshot {
          public let content: Content.PartiallyGenerated
          public let rawContent: GeneratedContent
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.missing }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func collect() async throws -> Response<Content> {
          throw LanguageModelSession.missing
        }
      }

      static var missing: GenerationError {
        .assetsUnavailable(.init(debugDescription: "no language model is on this device"))
      }

      public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
      ) {}
      public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
      ) {}
      public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
      ) rethrows { _ = try instructions() }
      public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
      ) {}
      public var isResponding: Bool { false }
      public var transcript: Transcript { Transcript() }
      public func prewarm(promptPrefix: Prompt? = nil) {}

      @discardableResult
      public func respond(
        to prompt: some PromptRepresentable, options: GenerationOptions = GenerationOptions()
      ) async throws -> Response<String> { throw Self.missing }
      @discardableResult
      public func respond(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
      ) async throws -> Response<String> { throw Self.missing }
      @discardableResult
      public func respond<Content: Generable>(
        to prompt: some PromptRepresentable, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
      ) async throws -> Response<Content> { throw Self.missing }
      @discardableResult
      public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
      ) async throws -> Response<Content> { throw Self.missing }
      @discardableResult
      public func respond(
        to prompt: some PromptRepresentable, schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
      ) async throws -> Response<GeneratedContent> { throw Self.missing }
      @discardableResult
      public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
      ) async throws -> Response<GeneratedContent> { throw Self.missing }
      public func streamResponse(
        to prompt: some PromptRepresentable, schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
      ) -> ResponseStream<GeneratedContent> { ResponseStream() }
      public func streamResponse(
        to prompt: some PromptRepresentable, options: GenerationOptions = GenerationOptions()
      ) -> ResponseStream<String> { ResponseStream() }
      public func streamResponse(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
      ) rethrows -> ResponseStream<String> { ResponseStream() }
      public func streamResponse<Content: Generable>(
        to prompt: some PromptRepresentable, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
      ) -> ResponseStream<Content> { ResponseStream() }
      public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
      ) rethrows -> ResponseStream<Content> { ResponseStream() }
    }

    """
}

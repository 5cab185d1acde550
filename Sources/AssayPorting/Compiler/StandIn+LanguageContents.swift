// SPDX-License-Identifier: MIT

/// What a language model would be given and would answer: values that an app makes and reads.
extension StandIn {
  static let languageContents = """
    public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
      var generatedContent: GeneratedContent { get }
    }
    extension ConvertibleToGeneratedContent {
      /// The stored properties, as the macro of a generable type lists them; the case of an
      /// enumeration.
      public var generatedContent: GeneratedContent {
        let mirror = Mirror(reflecting: self)
        guard mirror.displayStyle == .struct || mirror.displayStyle == .class else {
          return GeneratedContent(kind: .string(String(describing: self)))
        }
        var values: [(String, any ConvertibleToGeneratedContent)] = []
        for child in mirror.children {
          guard let name = child.label,
            let value = child.value as? any ConvertibleToGeneratedContent
          else { continue }
          values.append((name, value))
        }
        return GeneratedContent(properties: values, uniquingKeysWith: { $1 })
      }
    }
    extension Bool {
      public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    }
    extension String {
      public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    }
    extension Int {
      public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(Double(self)))
      }
    }
    extension Float {
      public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(Double(self)))
      }
    }
    extension Double {
      public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    }
    extension Decimal {
      public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
      }
    }
    extension Optional where Wrapped: Generable {
      public var generatedContent: GeneratedContent {
        self?.generatedContent ?? GeneratedContent(kind: .null)
      }
    }
    extension Array where Element: Generable {
      public var generatedContent: GeneratedContent { GeneratedContent(elements: self) }
    }

    public struct GeneratedContent: Generable, Equatable, Sendable, CustomDebugStringConvertible {
      public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
      }
      public var id: GenerationID?
      public let kind: Kind
      public var isComplete: Bool { true }
      public var generatedContent: GeneratedContent { self }

      public init(kind: Kind, id: GenerationID? = nil) {
        self.kind = kind
        self.id = id
      }
      public init(_ value: some ConvertibleToGeneratedContent) {
        self.init(kind: value.generatedContent.kind)
      }
      public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self.init(kind: value.generatedContent.kind, id: id)
      }
      public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>,
        id: GenerationID? = nil
      ) {
        self.init(
          properties: properties.map { ($0.key, $0.value) }, id: id, uniquingKeysWith: { $1 })
      }
      public init<S: Sequence>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (
          any ConvertibleToGeneratedContent, any ConvertibleToGeneratedContent
        ) throws -> any ConvertibleToGeneratedContent
      ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
        var values: [String: any ConvertibleToGeneratedContent] = [:]
        var keys: [String] = []
        for (key, value) in properties {
          if let old = values[key] {
            values[key] = try combine(old, value)
          } else {
            values[key] = value
            keys.append(key)
          }
        }
        self.init(
          kind: .structure(properties: values.mapValues { $0.generatedContent }, orderedKeys: keys),
          id: id)
      }
      public init<S: Sequence>(elements: S, id: GenerationID? = nil)
      where S.Element: ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map { $0.generatedContent }), id: id)
      }
      public init(json: String) throws {
        self = try JSONDecoder().decode(Parsed.self, from: Data(json.utf8)).content
      }

      public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self
      ) throws -> Value {
        switch kind {
        case .bool(let bool): if let value = bool as? Value { return value }
        case .string(let text): if let value = text as? Value { return value }
        case .number(let number):
          if let value = number as? Value { return value }
          if let value = Int(exactly: number) as? Value { return value }
          if let value = Float(number) as? Value { return value }
          if let value = Decimal(number) as? Value { return value }
        case .array(let elements): if let value = elements as? Value { return value }
        case .null, .structure: break
        }
        if let value = self as? Value { return value }
        throw LanguageModelSession.GenerationError.decodingFailure(
          .init(debugDescription: "no \\(Value.self) is made of '\\(jsonString)'"))
      }
      @_disfavoredOverload
      public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
      ) throws -> Value {
        guard case .structure(let properties, _) = kind, let content = properties[property] else {
          throw LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: "no property is called '\\(property)'"))
        }
        return try content.value(Value.self)
      }
      public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
      ) throws -> Value? {
        guard case .structure(let properties, _) = kind, let content = properties[property],
          content.kind != .null
        else { return nil }
        return try content.value(Value.self)
      }

      public var debugDescription: String { jsonString }
      public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): Int(exactly: number).map { "\\($0)" } ?? "\\(number)"
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
          "{"
            + keys.compactMap { key in
              properties[key].map { Self.quoted(key) + ": " + $0.jsonString }
            }.joined(separator: ", ") + "}"
        }
      }
      private static func quoted(_ text: String) -> String {
        guard let data = try? JSONEncoder().encode(text) else { return "" }
        return String(decoding: data, as: UTF8.self)
      }

      private struct Parsed: Decodable {
        struct Key: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        let content: GeneratedContent
        init(from decoder: any Decoder) throws {
          if let object = try? decoder.container(keyedBy: Key.self) {
            let keys = object.allKeys.map(\\.stringValue).sorted()
            var properties: [String: GeneratedContent] = [:]
            for key in object.allKeys {
              properties[key.stringValue] = try object.decode(Parsed.self, forKey: key).content
            }
            content = GeneratedContent(
              kind: .structure(properties: properties, orderedKeys: keys))
            return
          }
          if var list = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !list.isAtEnd { elements.append(try list.decode(Parsed.self).content) }
            content = GeneratedContent(kind: .array(elements))
            return
          }
          let value = try decoder.singleValueContainer()
          if value.decodeNil() {
            content = GeneratedContent(kind: .null)
          } else if let bool = try? value.decode(Bool.self) {
            content = GeneratedContent(kind: .bool(bool))
          } else if let number = try? value.decode(Double.self) {
            content = GeneratedContent(kind: .number(number))
          } else {
            content = GeneratedContent(kind: .string(try value.decode(String.self)))
          }
        }
      }
    }

    public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
      public struct Property: Sendable {
        public init<Value: Generable>(
          name: String, description: String? = nil, type: Value.Type,
          guides: [GenerationGuide<Value>] = []
        ) {}
        public init<Value: Generable>(
          name: String, description: String? = nil, type: Value?.Type,
          guides: [GenerationGuide<Value>] = []
        ) {}
      }
      public enum SchemaError: Error, LocalizedError {
        public struct Context: Sendable {
          public let debugDescription: String
          public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)
        public var errorDescription: String? { "a schema of a language model is wrong" }
      }
      public init(
        type: any Generable.Type, description: String? = nil, properties: [Property]
      ) {}
      public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {}
      public init(
        type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
      ) {}
      public init(
        root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema] = []
      ) throws {}
      public var debugDescription: String { "" }
    }

    public struct DynamicGenerationSchema: Sendable {
      public struct Property: Sendable {
        public init(
          name: String, description: String? = nil, schema: DynamicGenerationSchema,
          isOptional: Bool = false
        ) {}
      }
      public init(name: String, description: String? = nil, properties: [Property]) {}
      public init(
        name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]
      ) {}
      public init(name: String, description: String? = nil, anyOf choices: [String]) {}
      public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
        maximumElements: Int? = nil
      ) {}
      public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {}
      public init(referenceTo name: String) {}
    }

    """
}

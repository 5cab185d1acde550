// SPDX-License-Identifier: MIT

/// An `.intentdefinition` as Xcode's editor writes it: a property list. Keys that say nothing about
/// classes, such as those of sentences and translations, are not read.
struct IntentPropertyList: Decodable {
  var intents: [Intent]?
  var choices: [Choice]?
  var objects: [Object]?

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
    case choices = "INEnums"
    case objects = "INTypes"
  }

  /// A key that begins with the name of what it belongs to, such as `INEnumName`.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// What parameters, values of responses and properties have in common.
  struct Value: Hashable {
    var name: String
    var type: String
    var isList: Bool?
    var object: String?
    var choice: String?

    /// - Parameter owner: what each key begins with.
    fileprivate init(from decoder: any Decoder, _ owner: String) throws {
      let values = try decoder.container(keyedBy: Key.self)
      name = try values.decode(String.self, forKey: Key(owner + "Name"))
      type = try values.decode(String.self, forKey: Key(owner + "Type"))
      isList = try values.decodeIfPresent(
        Bool.self, forKey: Key(owner + "SupportsMultipleValues"))
      object = try values.decodeIfPresent(String.self, forKey: Key(owner + "ObjectType"))
      choice = try values.decodeIfPresent(String.self, forKey: Key(owner + "EnumType"))
    }
  }

  struct Intent: Decodable {
    var name: String
    var className: String?
    var prefix: String?
    var type: String?
    var parameters: [Parameter]?
    var response: Response?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case className = "INIntentClassName"
      case prefix = "INIntentClassPrefix"
      case type = "INIntentType"
      case parameters = "INIntentParameters"
      case response = "INIntentResponse"
    }

    /// A class's name that the editor shows has its prefix.
    var swiftName: String { className ?? (prefix ?? "") + name + "Intent" }
  }

  struct Parameter: Decodable {
    var value: Value
    var isResolved: Bool?
    var isOffered: Bool?
    var isSearched: Bool?
    var reasons: [Reason]?

    enum CodingKeys: String, CodingKey {
      case isResolved = "INIntentParameterSupportsResolution"
      case isOffered = "INIntentParameterSupportsDynamicEnumeration"
      case isSearched = "INIntentParameterSupportsSearch"
      case reasons = "INIntentParameterUnsupportedReasons"
    }

    init(from decoder: any Decoder) throws {
      value = try Value(from: decoder, "INIntentParameter")
      let values = try decoder.container(keyedBy: CodingKeys.self)
      isResolved = try values.decodeIfPresent(Bool.self, forKey: .isResolved)
      isOffered = try values.decodeIfPresent(Bool.self, forKey: .isOffered)
      isSearched = try values.decodeIfPresent(Bool.self, forKey: .isSearched)
      reasons = try values.decodeIfPresent([Reason].self, forKey: .reasons)
    }
  }

  struct Reason: Decodable {
    var name: String

    enum CodingKeys: String, CodingKey { case name = "INIntentParameterUnsupportedReasonCode" }
  }

  struct Response: Decodable {
    var codes: [Code]?
    var parameters: [ResponseParameter]?

    enum CodingKeys: String, CodingKey {
      case codes = "INIntentResponseCodes"
      case parameters = "INIntentResponseParameters"
    }
  }

  struct Code: Decodable {
    var name: String
    var sentence: String?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentResponseCodeName"
      case sentence = "INIntentResponseCodeFormatString"
    }
  }

  struct ResponseParameter: Decodable {
    var value: Value

    init(from decoder: any Decoder) throws {
      value = try Value(from: decoder, "INIntentResponseParameter")
    }
  }

  struct Choice: Decodable {
    var name: String
    var className: String?
    var prefix: String?
    var type: String?
    var values: [Case]?

    enum CodingKeys: String, CodingKey {
      case name = "INEnumName"
      case className = "INEnumClassName"
      case prefix = "INEnumClassPrefix"
      case type = "INEnumType"
      case values = "INEnumValues"
    }

    var swiftName: String { className ?? (prefix ?? "") + name }
  }

  struct Case: Decodable {
    var name: String
    /// Nil for 0.
    var index: Int?

    enum CodingKeys: String, CodingKey {
      case name = "INEnumValueName"
      case index = "INEnumValueIndex"
    }
  }

  struct Object: Decodable {
    var name: String
    var className: String?
    var prefix: String?
    var properties: [Property]?

    enum CodingKeys: String, CodingKey {
      case name = "INTypeName"
      case className = "INTypeClassName"
      case prefix = "INTypeClassPrefix"
      case properties = "INTypeProperties"
    }

    var swiftName: String { className ?? (prefix ?? "") + name }
  }

  struct Property: Decodable {
    var value: Value
    /// Whether each object has it.
    var isDefault: Bool?

    enum CodingKeys: String, CodingKey { case isDefault = "INTypePropertyDefault" }

    init(from decoder: any Decoder) throws {
      value = try Value(from: decoder, "INTypeProperty")
      isDefault = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(Bool.self, forKey: .isDefault)
    }
  }
}

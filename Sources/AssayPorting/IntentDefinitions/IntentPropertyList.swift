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

  /// What parameters, values of responses and properties have in common.
  struct Value: Hashable {
    var name: String
    var type: String
    var isList: Bool?
    var object: String?
    var choice: String?
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
    var name: String
    var type: String
    var isList: Bool?
    var object: String?
    var choice: String?
    var isResolved: Bool?
    var isOffered: Bool?
    var isSearched: Bool?
    var reasons: [Reason]?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentParameterName"
      case type = "INIntentParameterType"
      case isList = "INIntentParameterSupportsMultipleValues"
      case object = "INIntentParameterObjectType"
      case choice = "INIntentParameterEnumType"
      case isResolved = "INIntentParameterSupportsResolution"
      case isOffered = "INIntentParameterSupportsDynamicEnumeration"
      case isSearched = "INIntentParameterSupportsSearch"
      case reasons = "INIntentParameterUnsupportedReasons"
    }

    var value: Value {
      Value(name: name, type: type, isList: isList, object: object, choice: choice)
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
    var name: String
    var type: String
    var isList: Bool?
    var object: String?
    var choice: String?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentResponseParameterName"
      case type = "INIntentResponseParameterType"
      case isList = "INIntentResponseParameterSupportsMultipleValues"
      case object = "INIntentResponseParameterObjectType"
      case choice = "INIntentResponseParameterEnumType"
    }

    var value: Value {
      Value(name: name, type: type, isList: isList, object: object, choice: choice)
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
    var name: String
    var type: String
    var isList: Bool?
    var object: String?
    var choice: String?
    /// Whether each object has it.
    var isDefault: Bool?

    enum CodingKeys: String, CodingKey {
      case name = "INTypePropertyName"
      case type = "INTypePropertyType"
      case isList = "INTypePropertySupportsMultipleValues"
      case object = "INTypePropertyObjectType"
      case choice = "INTypePropertyEnumType"
      case isDefault = "INTypePropertyDefault"
    }

    var value: Value {
      Value(name: name, type: type, isList: isList, object: object, choice: choice)
    }
  }
}

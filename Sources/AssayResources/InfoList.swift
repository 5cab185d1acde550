// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the main bundle of an app says of itself where nothing builds the bundle: what the app's
/// Info.plist says, and where that says nothing a new app's version and an identifier that is
/// nobody's.
package struct InfoList: Hashable, Sendable {
  /// A value of a property list.
  package enum Value: Codable, Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case date(Date)
    case data(Data)
    case text(String)
    case list([Value])
    case values([String: Value])

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .flag(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode(Date.self) {
        self = .date(value)
      } else if let value = try? container.decode(Data.self) {
        self = .data(value)
      } else if let value = try? container.decode([Value].self) {
        self = .list(value)
      } else {
        self = .values(try container.decode([String: Value].self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .flag(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .date(let value): try container.encode(value)
      case .data(let value): try container.encode(value)
      case .text(let value): try container.encode(value)
      case .list(let value): try container.encode(value)
      case .values(let value): try container.encode(value)
      }
    }

    fileprivate var hasBuildSetting: Bool {
      switch self {
      case .text(let value): value.contains("$(") || value.contains("${")
      case .list(let values): values.contains(where: \.hasBuildSetting)
      case .values(let values): values.values.contains(where: \.hasBuildSetting)
      case .flag, .integer, .number, .date, .data: false
      }
    }
  }

  package private(set) var values: [String: Value]
  /// The keys of the app's own list that are left out, in order: their values have build settings,
  /// such as `$(API_KEY)`, which Xcode alone knows.
  package private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - identifier: of the app, as it stands in code.
  ///   - own: The contents of the app's Info.plist; nil for none.
  /// - Throws: `DecodingError` for contents that are no property list.
  package init(identifier: String, own: [UInt8]? = nil) throws {
    values = [
      "CFBundleIdentifier": .text("com.example.\(identifier)"), "CFBundleName": .text(identifier),
      "CFBundleDisplayName": .text(identifier), "CFBundleShortVersionString": .text("1.0"),
      "CFBundleVersion": .text("1"),
    ]
    guard let own else { return }
    let found = try PropertyListDecoder().decode([String: Value].self, from: Data(own))
    values.merge(found.filter { !$0.value.hasBuildSetting }) { $1 }
    // A bundle's own names are there in any case.
    leftOut = found.filter { $0.value.hasBuildSetting && values[$0.key] == nil }.keys.sorted()
  }

  /// As a file has it.
  ///
  /// - Throws: `EncodingError`.
  package var bytes: [UInt8] {
    get throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return Array(try encoder.encode(values))
    }
  }
}

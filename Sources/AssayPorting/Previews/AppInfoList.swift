// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What `Bundle.main` says of an app whose previews are drawn: what its Info.plist says, and where
/// that says nothing a new app's version and an identifier that is nobody's.
enum AppInfoList {
  /// The property list of an app, and what of the app's own one it does not say, in words. A list
  /// that cannot be read does not stop a port, most of whose previews need none of its keys.
  static func list(of layout: AppLayout) throws -> (bytes: [UInt8], problems: [String]) {
    let plain = try text(name: layout.name).bytes
    guard let path = layout.modules.lazy.compactMap(\.infoList).first else { return (plain, []) }
    do {
      let list = try text(name: layout.name, own: try PosixFileSystem().read(path))
      let keys = list.leftOut.joined(separator: ", ")
      return (
        list.bytes,
        keys.isEmpty
          ? []
          : ["'\(layout.shown(path))' gives \(keys) by build settings, which are not known here"]
      )
    } catch {
      return (
        plain, ["'\(layout.shown(path))' is not read, so Bundle.main lacks its keys: \(error)"]
      )
    }
  }

  /// A property list, and the keys of the app's own that are left out, in order.
  ///
  /// - Parameters:
  ///   - name: of the app.
  ///   - own: The contents of the app's Info.plist; nil for none. Values with build settings, such
  ///     as `$(API_KEY)`, are left out: Xcode alone knows them.
  /// - Throws: `DecodingError` for contents that are no property list.
  static func text(name: String, own: [UInt8]? = nil) throws -> (
    bytes: [UInt8], leftOut: [String]
  ) {
    let identifier = ModuleName.identifier(name)
    var values: [String: InfoValue] = [
      "CFBundleIdentifier": .text("com.example.\(identifier)"), "CFBundleName": .text(identifier),
      "CFBundleDisplayName": .text(identifier), "CFBundleShortVersionString": .text("1.0"),
      "CFBundleVersion": .text("1"),
    ]
    var leftOut: [String] = []
    if let own {
      let found = try PropertyListDecoder().decode([String: InfoValue].self, from: Data(own))
      leftOut = found.filter(\.value.hasBuildSetting).keys.sorted()
      values.merge(found.filter { !$0.value.hasBuildSetting }) { $1 }
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    // A bundle's own names are there in any case.
    return (Array(try encoder.encode(values)), leftOut.filter { values[$0] == nil })
  }
}

/// A value of a property list.
private enum InfoValue: Codable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case text(String)
  case list([InfoValue])
  case values([String: InfoValue])

  init(from decoder: any Decoder) throws {
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
    } else if let value = try? container.decode([InfoValue].self) {
      self = .list(value)
    } else {
      self = .values(try container.decode([String: InfoValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
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

  var hasBuildSetting: Bool {
    switch self {
    case .text(let value): value.contains("$(") || value.contains("${")
    case .list(let values): values.contains(where: \.hasBuildSetting)
    case .values(let values): values.values.contains(where: \.hasBuildSetting)
    case .flag, .integer, .number, .date, .data: false
    }
  }
}

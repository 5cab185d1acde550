// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An XML or binary property list of strings and dictionaries.
struct PropertyListFile {
  indirect enum Value: Decodable {
    case string(String)
    case dictionary([String: Value])
    /// A number, a date, an array: nothing that a strings file holds.
    case other

    init(from decoder: any Decoder) throws {
      // A damaged binary list can hold a dictionary that holds itself.
      guard decoder.codingPath.count <= PropertyListFile.maximumDepth else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: [],
            debugDescription: "nested deeper than \(PropertyListFile.maximumDepth) levels"))
      }
      do {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var members: [String: Value] = [:]
        for key in container.allKeys {
          members[key.stringValue] = try container.decode(Value.self, forKey: key)
        }
        self = .dictionary(members)
      } catch DecodingError.typeMismatch {
        self = try Self.scalar(decoder)
      }
    }

    private static func scalar(_ decoder: any Decoder) throws -> Value {
      do {
        return .string(try decoder.singleValueContainer().decode(String.self))
      } catch DecodingError.typeMismatch {
        return .other
      }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A stringsdict needs five: key, device, variable, form, text.
  private static let maximumDepth = 8

  private let file: ResourceFile
  private let root: Value

  init(_ file: ResourceFile) throws(ResourceError) {
    self.file = file
    do {
      root = try PropertyListDecoder().decode(Value.self, from: Data(file.bytes))
    } catch {
      throw ResourceError(
        .malformed(format: "property list", reason: Self.reason(error)), path: file.path)
    }
  }

  static func isXML(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    return text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8)
      || text.starts(with: "<plist".utf8)
  }

  func members(of what: String) throws(ResourceError) -> [String: Value] {
    guard case .dictionary(let members) = root else {
      throw error("\(what) must contain a dictionary")
    }
    return members
  }

  func error(_ reason: String) -> ResourceError {
    ResourceError(.unexpectedContent(reason: reason), path: file.path)
  }

  /// The decoder's own words, without its " on line 1", which it says of every line.
  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else {
      return "it is not a dictionary of texts"
    }
    guard let cocoa = context.underlyingError as? CocoaError,
      let words = cocoa.userInfo["NSDebugDescription"] as? String
    else { return context.debugDescription }
    return words.split(separator: " ").joined(separator: " ")
      .replacing(" on line 1", with: "", maxReplacements: 1)
  }
}

// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A JSON text whose shape is not ours.
enum EventPayload: Hashable, Sendable, Decodable {
  case object([String: EventPayload])
  case array([EventPayload])
  case text(String)
  case number(Double)
  case bool(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
      return
    }
    // NB: each of these throws for another type, which is no error here.
    do { self = .bool(try container.decode(Bool.self)) } catch {
      do { self = .number(try container.decode(Double.self)) } catch {
        do { self = .text(try container.decode(String.self)) } catch {
          do { self = .array(try container.decode([EventPayload].self)) } catch {
            self = .object(try container.decode([String: EventPayload].self))
          }
        }
      }
    }
  }

  /// Bytes that are not UTF-8 are replaced, as a title may hold what its author's tool wrote.
  static func read(_ data: Data) throws -> EventPayload {
    try JSONDecoder().decode(
      EventPayload.self, from: Data(String(decoding: data, as: UTF8.self).utf8))
  }

  static func read(_ text: String) throws -> EventPayload {
    try JSONDecoder().decode(EventPayload.self, from: Data(text.utf8))
  }

  /// null where there is no such key.
  subscript(key: String) -> EventPayload {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var integer: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }
  var elements: [EventPayload] { if case .array(let elements) = self { elements } else { [] } }
}

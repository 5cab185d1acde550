// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayViews
import Foundation

/// Reads description files and puts the files that they include in their place.
struct DescriptionLoader {
  /// A description is made by hand: these bounds are far above any, and below what would exhaust a
  /// machine.
  static let maximumBytes = 8 << 20
  static let maximumNodes = 200_000
  static let maximumDepth = 400

  /// Files being read, the first one first, to find cycles.
  private var open: [String] = []
  private var nodes = 0

  /// The value of a file, with its includes resolved.
  mutating func value(ofFile path: String, from mark: SourceMark?) throws -> DocumentValue {
    let resolved = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    guard !open.contains(resolved) else {
      let chain = (open.drop { $0 != resolved } + [resolved]).map(Self.name)
      throw DocumentError(
        "the files include each other: \(chain.joined(separator: " -> "))", at: mark)
    }
    open.append(resolved)
    defer { open.removeLast() }
    return try value(of: try Self.text(ofFile: path, from: mark), file: path)
  }

  mutating func value(of text: String, file: String) throws -> DocumentValue {
    var composer = DescriptionComposer(file: file, nodes: nodes)
    let value = try composer.value(of: text)
    nodes = composer.nodes
    return try resolvingIncludes(value, folder: Self.folder(of: file))
  }

  /// Replaces each `{include: file}` by the view of the file, with the modifiers that stand beside it.
  private mutating func resolvingIncludes(
    _ value: DocumentValue, folder: String
  ) throws -> DocumentValue {
    var copy = value
    switch value.kind {
    case .list(let values):
      copy.kind = .list(try values.map { try resolvingIncludes($0, folder: folder) })
    case .map(var entries):
      for index in entries.indices {
        entries[index].value = try resolvingIncludes(entries[index].value, folder: folder)
      }
      copy.kind = .map(entries)
      guard let include = entries.first(where: { $0.key == "include" }) else { break }
      return try included(include, beside: entries, folder: folder)
    default:
      break
    }
    return copy
  }

  private mutating func included(
    _ include: DocumentValue.Entry, beside entries: [DocumentValue.Entry], folder: String
  ) throws -> DocumentValue {
    if let other = entries.first(where: { $0.key != "include" && $0.key != "modifiers" }) {
      throw DocumentError(
        "only 'modifiers' may stand beside 'include', not '\(other.key)'", at: other.mark)
    }
    let path = Self.path(try include.value.string(), from: folder)
    let file = try value(ofFile: path, from: include.value.mark)
    let view = try DescriptionHeader(file)?.view() ?? file
    guard let modifiers = entries.first(where: { $0.key == "modifiers" }) else { return view }
    return try view.adding(modifiers)
  }

  private static func text(ofFile path: String, from mark: SourceMark?) throws -> String {
    let place = mark ?? SourceMark(file: path, line: 1, column: 1)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else {
      throw DocumentError("no file at '\(path)'", at: place)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw DocumentError("cannot read '\(path)': \(error.localizedDescription)", at: place)
    }
    guard data.count <= maximumBytes else {
      throw DocumentError(
        "'\(path)' has \(data.count) bytes; a description has at most \(maximumBytes)", at: place)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DocumentError("'\(path)' is not UTF-8 text", at: place)
    }
    return text
  }

  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
  }

  static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension DocumentValue {
  /// A view with more modifiers around it.
  fileprivate func adding(_ modifiers: Entry) throws -> DocumentValue {
    guard case .list(let added) = modifiers.value.kind else {
      throw DocumentError(
        "expected a list of modifiers, found \(modifiers.value.noun)", at: modifiers.value.mark)
    }
    var copy = self
    var entries: [Entry] = []
    switch kind {
    case .map(let own): entries = own
    case .string:
      entries = [Entry("kind", .string("Text")), Entry("text", self)]
    default:
      throw DocumentError("expected a view, found \(noun)", at: mark)
    }
    if let index = entries.firstIndex(where: { $0.key == "modifiers" }) {
      guard case .list(let own) = entries[index].value.kind else { return self }
      entries[index].value.kind = .list(own + added)
    } else {
      entries.append(modifiers)
    }
    copy.kind = .map(entries)
    return copy
  }
}

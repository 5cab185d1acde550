// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles
internal import AssayGraphics
internal import AssayYAML

/// Reads description files and puts the files that they include in their place.
struct DescriptionLoader {
  /// Files being read, the first one first, to find cycles.
  private var open: [String] = []
  private var budget = DocumentBudget.written
  /// What files may be read.
  let scope: DescriptionScope
  /// The folder of the first file, which pictures are relative to.
  private var pictureFolder: String?
  /// The files, in the order in which they were read.
  private(set) var files: [String] = []
  /// Of each file's contents.
  private(set) var hashes: [PixelHash] = []

  init(scope: DescriptionScope) {
    self.scope = scope
  }

  /// The value of a file, with its includes resolved.
  mutating func value(ofFile path: String, from mark: SourceMark?) throws -> DocumentValue {
    let realPath = try PosixFileSystem().realPath(of: path) ?? path
    guard !open.contains(realPath) else {
      let chain = (open.drop { $0 != realPath } + [realPath]).map(FilePaths.lastComponent)
      throw DocumentError(
        "the files include each other: \(chain.joined(separator: " -> "))", at: mark)
    }
    open.append(realPath)
    defer { open.removeLast() }
    let bytes = try DocumentFile.bytes(at: path, name: path, from: mark, budget)
    files.append(path)
    hashes.append(PixelHash(ofFile: bytes))
    let value = try DocumentFile.value(of: bytes, file: path, budget: &budget)
    return try resolved(value, file: path)
  }

  mutating func value(of text: String, file: String) throws -> DocumentValue {
    let value = try DocumentFile.value(of: Array(text.utf8), file: file, budget: &budget)
    return try resolved(value, file: file)
  }

  private mutating func resolved(_ value: DocumentValue?, file: String) throws -> DocumentValue {
    guard let value else {
      throw DocumentError(
        "the file is empty; write a view such as 'kind: Text'",
        at: SourceMark(file: file, line: 1, column: 1))
    }
    let folder = Self.folder(of: file)
    pictureFolder = pictureFolder ?? folder
    return try resolvingIncludes(value, folder: folder)
  }

  /// Replaces each `{include: file}` by the view of the file, with the modifiers that stand beside
  /// it.
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
      try checkPicture(entries)
      guard let include = entries.first(where: { $0.key == "include" }) else { break }
      return try included(include, beside: entries, folder: folder)
    case .null, .bool, .number, .string:
      break
    }
    return copy
  }

  private mutating func included(
    _ include: DocumentValue.Entry, beside entries: [DocumentValue.Entry], folder: String
  ) throws -> DocumentValue {
    if let other = entries.first(where: { $0.key != "include" && $0.key != "modifiers" }) {
      throw DocumentError(
        "only 'modifiers' may be beside 'include', not '\(other.key)'", at: other.mark)
    }
    let path = try scope.path(include.value, from: folder)
    let file = try value(ofFile: path, from: include.value.mark)
    let view = try DescriptionHeader(file)?.view() ?? file
    guard let modifiers = entries.first(where: { $0.key == "modifiers" }) else { return view }
    return try view.adding(modifiers)
  }

  private func checkPicture(_ entries: [DocumentValue.Entry]) throws {
    guard entries.contains(where: { $0.key == "kind" && $0.value.kind == .string("Image") }),
      let file = entries.first(where: { $0.key == "file" })?.value, case .string = file.kind
    else { return }
    _ = try scope.path(file, from: pictureFolder ?? "")
  }

  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
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
    case .null, .bool, .number, .list:
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

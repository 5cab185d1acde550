// SPDX-License-Identifier: MIT

/// What files beside the sources name: classes, and members by which the system reaches their
/// instances.
///
/// - Interface Builder (`.xib`, `.storyboard`): custom classes, outlets, actions, unwind segues,
///   runtime attributes.
/// - Property lists and entitlements: principal classes, scene and app delegates. Any text that is
///   a class's name counts, because a list's keys may be an app's own.
/// - Core Data models: classes of entities, their attributes and relationships, value transformers.
/// - Core Data mapping models: migration policies of entities.
/// - Scripting definitions (`.sdef`): classes of commands, keys and methods of what scripts reach.
/// - Sourcery's templates (`.stencil`, `.swifttemplate`): protocols whose types they look for.
/// - Objective-C sources, and headers with its declarations: any word.
/// - Shell scripts: functions that they call in sources of their own making.
struct ResourceNames: Hashable, Sendable {
  /// Simple names of types.
  private(set) var types: Set<String> = []
  /// Base names of members.
  private(set) var members: Set<String> = []
  /// Simple names of protocols and base classes in templates.
  private(set) var templated: Set<String> = []
  /// Every word of Objective-C sources.
  private(set) var objectiveC: Set<String> = []
  /// Words before a parenthesis in shell scripts.
  private(set) var scripted: Set<String> = []
  /// Files that could not be read to their end, relative to the root and sorted.
  private(set) var unreadable: [String] = []

  var isEmpty: Bool {
    types.isEmpty && members.isEmpty && templated.isEmpty && objectiveC.isEmpty
      && scripted.isEmpty && unreadable.isEmpty
  }

  /// Whether a file could not be read in which an app names its classes. Another property list is
  /// more often data, of which the words that it has are enough.
  var mayNameAnyClass: Bool {
    unreadable.contains { path in
      [".xib", ".storyboard", "Info.plist"].contains { path.hasSuffix($0) }
    }
  }

  init() {}

  /// Reads all such files below a folder; what cannot be read of them is in `unreadable`.
  init(root: String) throws {
    let kinds = [
      ".xib", ".storyboard", ".plist", ".entitlements", ".xcdatamodeld", ".xcdatamodel",
      ".xcmappingmodel", ".sdef", ".stencil", ".swifttemplate", ".m", ".mm", ".h", ".pch",
      ".sh",
    ]
    for path in Set(FolderWalk.files(root: root, folder: ".", suffixes: kinds)).sorted() {
      let whole = "\(root)/\(path)"
      if path.hasSuffix(".xcdatamodeld") {
        // One model for each version of the data.
        for name in FolderWalk.files(root: whole, folder: ".", suffixes: [".xcdatamodel"]) {
          try read("\(path)/\(name)/contents", below: root)
        }
      } else if path.hasSuffix(".xcmappingmodel") {
        try read("\(path)/xcmapping.xml", below: root)
      } else {
        try read(path.hasSuffix(".xcdatamodel") ? "\(path)/contents" : path, below: root)
      }
    }
  }

  private mutating func read(_ path: String, below root: String) throws {
    guard FileStatus(path: "\(root)/\(path)")?.isFolder == false else { return }
    let bytes = try SourceReader.bytes(of: "\(root)/\(path)")
    switch path.split(separator: ".").last {
    case "stencil", "swifttemplate": addTemplate(bytes)
    case "m", "mm", "pch": addObjectiveC(bytes)
    case "sh": addScript(bytes)
    case "h" where Self.declarations.contains { SourceTexts.contains(bytes, $0) }:
      addObjectiveC(bytes)
    case "h": break
    default:
      let text = ResourceText(bytes)
      add(text.bytes)
      if !text.isWhole { unreadable.append(path) }
    }
  }

  /// A header without any of these is one of C, as libraries have in thousands.
  private static let declarations = ["@interface", "@protocol", "@class"].map { Array($0.utf8) }

  /// `[[PriceView alloc] init]`, `@class PriceView;`
  mutating func addObjectiveC(_ bytes: [UInt8]) {
    for word in bytes.split(whereSeparator: { !SourceTexts.isWord($0) }) {
      objectiveC.insert(String(decoding: word, as: UTF8.self))
    }
  }

  /// `runStandalone()`, in a source that the script writes.
  mutating func addScript(_ bytes: [UInt8]) {
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "(") {
      let start = bytes[..<place].lastIndex { !SourceTexts.isWord($0) }.map { $0 + 1 } ?? 0
      let word = bytes[start..<place]
      if !word.isEmpty { scripted.insert(String(decoding: word, as: UTF8.self)) }
    }
  }

  /// `types.implementing.Name`, `type.based.Name`, and in Swift's form `types.based["Name"]`.
  mutating func addTemplate(_ bytes: [UInt8]) {
    let words = bytes.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }.map { String(decoding: $0, as: UTF8.self) }
    for (word, next) in zip(words, words.dropFirst()) where Self.templateKeys.contains(word) {
      templated.insert(next)
    }
  }

  private static let templateKeys: Set<String> = [
    "implements", "implementing", "based", "inherits", "inheriting",
  ]

  mutating func add(_ bytes: [UInt8]) {
    for tag in MarkupTags(bytes) where !tag.isEnd {
      for key in ["customClass", "representedClassName", "valueTransformerName", "customClassName"]
      {
        if let name = tag[key] { addType(name) }
      }
      switch tag.name {
      case "outlet", "outletCollection": addMember(tag["property"])
      case "action": addMember(tag["selector"])
      case "segue":
        addMember(tag["unwindAction"])
        if let name = tag["customClass"] { addType(name) }
      case "userDefinedRuntimeAttribute": addMember(tag["keyPath"])
      case "attribute" where tag["name"] == "migrationpolicyclassname": addType(tag.text)
      case "attribute", "relationship", "fetchedProperty": addMember(tag["name"])
      case "string": addType(tag.text)
      case "cocoa":
        if let name = tag["class"] { addType(name) }
        addMember(tag["key"])
        addMember(tag["method"])
      default: continue
      }
    }
  }

  /// `Module.Name` and `$(PRODUCT_MODULE_NAME).Name`.
  private mutating func addType(_ text: String) {
    let name = text.split(separator: ".").last ?? ""
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return
    }
    types.insert(String(name))
  }

  /// A selector's first part, and each part of a key path.
  private mutating func addMember(_ text: String?) {
    guard let text else { return }
    for part in text.prefix(while: { $0 != ":" }).split(separator: ".") {
      members.insert(String(part))
    }
  }
}

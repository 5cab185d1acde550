// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A source of an app as the check compiles it. Its lines stay where they are.
struct EditedSource: Hashable, Sendable {
  /// The app's own file.
  let path: String
  private(set) var text: [UInt8]
  private(set) var cuts: [SourceCut] = []
  /// What the text says.
  private(set) var facts: SourceFacts
  /// Whether values are taken for optional ones that are none on Linux.
  private(set) var takesOptionals = false

  /// - Parameters:
  ///   - text: the file's contents; conditions that ask for a system are decided, what needs
  ///     Objective-C is replaced, and lines are those of this file.
  ///   - platform: the system that it is compiled for; nil for a phone's.
  init(path: String, text: [UInt8], for platform: ApplePlatform? = nil) {
    self.path = path
    let facts = SourceFacts(text)
    let conditions = PlatformConditions(platform)
    var edited =
      conditions.decides(facts) ? SourceTree(text, fileName: "").deciding(conditions) : text
    if facts.needsObjectiveC {
      edited = SourceTree(edited, fileName: "").takingObjectiveC()
    }
    if facts.namesOtherFiles { edited = SourceTree(edited, fileName: "").takingOwnPlaces() }
    self.text = edited
    self.facts = edited == text ? facts : SourceFacts(edited)
  }

  /// Where the name of a type stands that a module is written before.
  struct ModuleName {
    let module: String
    /// From 1.
    let line: Int
    /// In bytes, from 1.
    let column: Int
  }

  /// Writes the module before names of types, such as `Domain.Group` for `Group`.
  ///
  /// - Returns: false where nothing has to be written.
  mutating func write(_ modules: [ModuleName]) -> Bool {
    let starts = SourceTree.lineStarts(of: text)
    let places = modules.filter { starts.indices.contains($0.line - 1) && $0.column > 0 }
      .map { (offset: starts[$0.line - 1] + $0.column - 1, words: Array("\($0.module).".utf8)) }
      .filter { $0.offset < text.count }
    for place in places.sorted(by: { $0.offset > $1.offset }) {
      text.insert(contentsOf: place.words, at: place.offset)
    }
    guard !places.isEmpty else { return false }
    facts = SourceFacts(text)
    return true
  }

  /// Checks what belongs to the main actor as in code from before Swift 6.
  ///
  /// - Parameter places: lines and columns of errors in classes that belong to the main actor
  ///   without saying so.
  /// - Returns: false where nothing has to be written.
  mutating func takeMainActor(at places: [(line: Int, column: Int)]) -> Bool {
    rewrite { $0.takingMainActor(at: places) }
  }

  /// Takes values for optional ones where the code does.
  ///
  /// - Parameter places: lines and columns of errors.
  /// - Returns: false where nothing has to be written.
  mutating func takeOptionals(at places: [(line: Int, column: Int)]) -> Bool {
    guard rewrite({ $0.takingOptionals(at: places) }) else { return false }
    takesOptionals = true
    return true
  }

  /// Imports modules where the code imports one of their declarations.
  ///
  /// - Parameter places: lines and columns of errors.
  /// - Returns: false where nothing has to be written.
  mutating func importModules(at places: [(line: Int, column: Int)]) -> Bool {
    rewrite { $0.importingModules(at: places) }
  }

  private mutating func rewrite(_ edited: (SourceTree) -> [UInt8]?) -> Bool {
    let tree = SourceTree(text, fileName: FilePaths.lastComponent(of: path))
    guard let edited = edited(tree) else { return false }
    text = edited
    facts = SourceFacts(text)
    return true
  }

  /// Leaves out what messages are about.
  ///
  /// - Returns: false where a message is about no part that can be left out; nothing is left out
  ///   then.
  mutating func cut(_ found: [(Blocker, CompilerMessage)], round: Int) -> Bool {
    let tree = SourceTree(text, fileName: FilePaths.lastComponent(of: path))
    var targets: [SourceTree.Target] = []
    var messages: [Range<Int>: [(Blocker, CompilerMessage)]] = [:]
    for (blocker, message) in found {
      guard let target = tree.target(line: message.line, column: message.column) else {
        return false
      }
      messages[target.range, default: []].append((blocker, message))
      targets.append(target)
    }
    // The last ones first, so that the places of the others stay; of two within each other, the
    // outer one.
    let chosen = Set(targets).sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var end = 0
    var changes: [(SourceTree.Target, SourceCut)] = []
    for target in chosen where target.range.lowerBound >= end {
      end = target.range.upperBound
      let inner = messages.filter { target.range.contains($0.key.lowerBound) }
        .sorted { $0.key.lowerBound < $1.key.lowerBound }.flatMap(\.value)
      changes.append((target, tree.cut(target, for: inner, of: path, round: round)))
    }
    for (target, _) in changes.reversed() { tree.apply(target, to: &text) }
    cuts += changes.map(\.1)
    facts = SourceFacts(text)
    return true
  }
}

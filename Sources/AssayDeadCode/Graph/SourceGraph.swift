// SPDX-License-Identifier: MIT

package import AssayFindings

/// A declaration's place in `SourceGraph.declarations`.
package struct DeclarationID: Hashable, Comparable, BitwiseCopyable, Sendable {
  package var rawValue: Int32

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  init(_ index: Int) {
    rawValue = Int32(index)
  }

  static let none = DeclarationID(rawValue: -1)

  package var index: Int { Int(rawValue) }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Every declaration of the scanned sources and who uses whom; both engines make one, all passes
/// work on it. Declarations are in the order of their files' paths, then of their places.
package struct SourceGraph: Sendable {
  package struct Declaration: BitwiseCopyable, Sendable {
    package var kind: DeclarationKind
    /// As the source states it.
    var access: AccessLevel
    package var flags: DeclarationFlags
    /// Index of `files`.
    package var file: Int32
    /// Index of the file's `FileFacts.declarations`.
    package var fact: Int32
    /// The declaration around it.
    var parent: DeclarationID
    /// For an extension: the declaration it extends, if that is one of ours.
    var extended: DeclarationID
  }

  /// One source file.
  package struct File: Sendable {
    /// Relative to the root, or absolute outside it.
    package var path: String
    /// Sorted; more than one where targets share the file.
    package var modules: [String]
    /// Whether it belongs to tests.
    var isTest: Bool
    var facts: FileFacts
    /// The file's declarations, which lie beside each other.
    var declarations: Range<Int>
    /// Modules whose symbols it refers to, sorted; nil where that is not known (the syntax engine).
    var referencedModules: [String]?
    /// The clauses of `#if` of which no index says anything (`FileFacts.conditions`).
    var unseenConditions: [Int32] = []

    var hasUnseenCode: Bool { !unseenConditions.isEmpty || facts.unread != nil }
  }

  package struct Edge: BitwiseCopyable, Sendable {
    package var from: DeclarationID
    package var to: DeclarationID
    package var kind: EdgeKind
    /// Where `from` uses `to`, in `file`.
    package var position: SourcePosition
    package var file: Int32
    /// Whether the use may mean another declaration instead, of the same name.
    var isDoubtful = false
  }

  package enum EdgeKind: UInt8, BitwiseCopyable, Sendable {
    /// Read, called or named.
    case use
    /// Written without being read.
    case write
    /// Named in a type: an annotation, a generic argument.
    case type
    /// Read, called or named in a parameter's default value, which is of the interface of `from`.
    case defaultValue
    /// `from`'s inheritance clause names `to`.
    case inheritance
    /// The name in an item of a `switch` that could be removed with the case.
    case switchItem
    /// `from` is inside of `to`.
    case member
    /// `from` cannot do without `to` for a reason of the language: an override and what it
    /// overrides, an extension and its type.
    case need
    /// If `from` (a requirement or an overridden member) is used and the type around `to` is, `to`
    /// is.
    case witness
  }

  var files: [File] = []
  var declarations: [Declaration] = []
  /// In any order until `groupEdges`, then grouped by `from` (see `EdgeTable`).
  private(set) var edges: [Edge] = []
  /// Uses that may mean any of several declarations, grouped by `from`. These are never of the
  /// kinds `inheritance`, `member`, `need` and `witness`, and never from a typealias.
  var sharedUses: [SharedUse] = []
  /// What shared uses may mean.
  var targetLists = TargetLists()
  /// Uses from outside every declaration (top-level code) and from what is not scanned.
  var roots: [Root] = []
  /// By declaration: what the engine found out about it beside its uses.
  var marks: [Marks] = []
  /// The symbol's USR, or a stand-in of module, path of names and kind from the syntax engine; by
  /// declaration.
  var identities: [String] = []

  package struct Marks: OptionSet, BitwiseCopyable, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The engine has seen it: the index has a symbol for it. What is under an inactive `#if` has
    /// none and is never reported.
    static let judged = Marks(rawValue: 1 << 0)
    /// A macro is attached to it, which may add uses of its members.
    static let attachedMacro = Marks(rawValue: 1 << 1)
    /// It fulfills a requirement, or overrides a member, of something outside the sources.
    static let externalOverride = Marks(rawValue: 1 << 2)
    /// A function that is somewhere named without being called, so that its type must stay as it
    /// is.
    static let usedAsValue = Marks(rawValue: 1 << 3)
    /// A `#Preview` that keeps nothing names it, and would not compile without it.
    static let previewed = Marks(rawValue: 1 << 4)
  }

  package struct Root: Sendable {
    var declaration: DeclarationID
    var reason: RetentionReason
    package var position: SourcePosition?
    /// Index of `files` where there is a position.
    package var file: Int32

    init(
      _ declaration: DeclarationID, _ reason: RetentionReason, position: SourcePosition? = nil,
      file: Int32 = -1
    ) {
      self.declaration = declaration
      self.reason = reason
      self.position = position
      self.file = file
    }
  }

  init() {}

  /// Adds edges, in any order.
  mutating func add(_ edges: [Edge]) {
    self.edges += edges
  }

  /// Once all edges are there.
  mutating func groupEdges() {
    edges = EdgeTable(edges, declarationCount: declarations.count).edges
  }

  /// Fills `declarations`, `marks` and `identities` from the files' facts.
  mutating func addDeclarations() {
    for index in files.indices {
      let facts = files[index].facts
      let start = declarations.count
      for (number, fact) in facts.declarations.enumerated() {
        declarations.append(
          Declaration(
            kind: fact.kind, access: fact.access, flags: fact.flags, file: Int32(index),
            fact: Int32(number),
            parent: fact.parent < 0 ? .none : DeclarationID(start + Int(fact.parent)),
            extended: .none))
      }
      files[index].declarations = start..<declarations.count
    }
    marks = [Marks](repeating: [], count: declarations.count)
    identities = [String](repeating: "", count: declarations.count)
  }
}

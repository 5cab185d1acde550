// SPDX-License-Identifier: MIT

import AssayFindings

@testable import AssayDeadCode

/// Sources with marks in them, from which findings and a graph are made by hand.
///
/// A mark stands right before a name: `⟦unused-function⟧` is a finding of that rule there; `⟦@a⟧`
/// is a declaration of the graph called `a` (`⟦unused-method@a⟧` is both), dead if it has a finding
/// or ends in `!dead`; `⟦>a⟧` is a use of `a` in living code, `⟦>a write⟧` an edge of another kind,
/// and `⟦>a use b⟧` a use in the body of `b`. Findings are of high confidence.
struct RemovalSketch {
  var sources: [String: [UInt8]] = [:]
  var findings: [Finding] = []
  var graph = SourceGraph()
  var isAlive: [Bool] = [true]

  private var declarations: [String: DeclarationID] = [:]
  private var pending: [(to: String, kind: String, from: String?, SourcePosition, file: Int32)] = []

  /// - Parameter files: by path; a module for each first two parts of the paths.
  init(_ files: [(path: String, text: String)], subjects: [String: String] = [:]) {
    for (index, file) in files.enumerated() {
      add(file.text, path: file.path, index: Int32(index), subjects)
    }
    for edge in pending {
      let kinds: [String: SourceGraph.EdgeKind] = [
        "use": .use, "write": .write, "type": .type, "inheritance": .inheritance,
        "switchItem": .switchItem, "need": .need, "witness": .witness,
      ]
      guard let to = declarations[edge.to], let kind = kinds[edge.kind] else {
        fatalError("no declaration or kind for \(edge)")
      }
      let from = edge.from.flatMap { declarations[$0] } ?? DeclarationID(0)
      graph.add([
        SourceGraph.Edge(from: from, to: to, kind: kind, position: edge.3, file: edge.file)
      ])
    }
    graph.groupEdges()
    findings.sort()
  }

  init(_ text: String) { self.init([("Sources/A/File.swift", text)]) }

  func planner() -> RemovalPlanner {
    RemovalPlanner(findings, graph: graph, isAlive: isAlive) { [sources] path in
      guard let bytes = sources[path] else { throw Refusal("'\(path)' is missing") }
      return bytes
    }
  }

  func plan() -> RemovalPlan { planner().plan() }

  /// A file after the plan; "(deleted)" for one that is no more.
  func text(after plan: RemovalPlan, of path: String = "Sources/A/File.swift") -> String {
    guard let edit = plan.edits.first(where: { $0.path == path }) else {
      return String(decoding: sources[path] ?? [], as: UTF8.self)
    }
    return edit.result.map { String(decoding: $0, as: UTF8.self) } ?? "(deleted)"
  }

  private mutating func add(
    _ marked: String, path: String, index: Int32, _ subjects: [String: String]
  ) {
    var text: [UInt8] = []
    var line: UInt32 = 1
    var column: UInt32 = 1
    var facts = FileFacts()
    let start = graph.declarations.count
    if index == 0 {
      // The living declaration that uses come from.
      declare("living", .function, at: SourcePosition(line: 0, column: 0), file: 0, &facts)
    }
    var rest = marked[...]
    while let character = rest.unicodeScalars.first {
      rest = rest[rest.unicodeScalars.index(after: rest.startIndex)...]
      guard character == "⟦" else {
        let bytes = Array(String(character).utf8)
        text += bytes
        column += UInt32(bytes.count)
        if character == "\n" {
          line += 1
          column = 1
        }
        continue
      }
      let end = rest.firstIndex(of: "⟧") ?? rest.endIndex
      let mark = String(rest[..<end])
      rest = rest[end...].dropFirst()
      let position = SourcePosition(line: line, column: column)
      take(mark, at: position, path: path, index: index, &facts, name: Self.name(rest), subjects)
    }
    sources[path] = text
    let module = path.split(separator: "/").prefix(2).joined(separator: "/")
    graph.files.append(
      SourceGraph.File(
        path: path, modules: [module], isTest: false, facts: facts,
        declarations: start..<graph.declarations.count, referencedModules: nil))
  }

  private mutating func take(
    _ mark: String, at position: SourcePosition, path: String, index: Int32,
    _ facts: inout FileFacts, name: String, _ subjects: [String: String]
  ) {
    if mark.hasPrefix(">") {
      let words = mark.dropFirst().split(separator: " ").map(String.init)
      pending.append(
        (
          words[0], words.count > 1 ? words[1] : "use", words.count > 2 ? words[2] : nil, position,
          index
        ))
      return
    }
    let parts = mark.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    if !parts[0].isEmpty {
      let qualified = subjects[name] ?? name
      findings.append(
        Finding(
          rule: RuleID(rawValue: parts[0]), severity: .warning, confidence: .high,
          location: .init(path: path, focus: position),
          subject: subjects[name].map {
            .init(name: name, kind: "", qualifiedName: $0, identity: "\(path)#\(qualified)")
          },
          message: "\(name) is unused", reason: ""))
    }
    guard parts.count > 1 else { return }
    let label = parts[1].split(separator: "!").map(String.init)
    declarations[label[0]] = DeclarationID(graph.declarations.count)
    isAlive.append(parts[0].isEmpty && label.count == 1)
    let kind: DeclarationKind = label.contains("requirement") ? .protocol : .method
    declare(
      label[0], named: subjects[label[0]], kind, label.contains("override") ? .override : [],
      at: position, file: index, &facts)
  }

  private mutating func declare(
    _ label: String, named name: String? = nil, _ kind: DeclarationKind,
    _ flags: DeclarationFlags = [], at position: SourcePosition, file: Int32,
    _ facts: inout FileFacts
  ) {
    graph.declarations.append(
      SourceGraph.Declaration(
        kind: kind, access: .unstated, flags: flags, file: file,
        fact: Int32(facts.declarations.count), parent: .none, extended: .none))
    graph.identities.append(label)
    let nameID = facts.names.append(Array((name ?? label).utf8))
    facts.declarations.append(
      DeclarationFact(
        kind: kind, access: .unstated, setterAccess: .unstated, flags: flags,
        name: nameID, fullName: nameID, parent: -1, nameStart: position,
        range: SourceRange(start: position, end: position), attributesStart: 0, attributesCount: 0,
        inheritanceStart: 0, inheritanceCount: 0, condition: -1))
  }

  private static func name(_ rest: Substring) -> String {
    String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

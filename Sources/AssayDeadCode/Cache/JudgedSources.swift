// SPDX-License-Identifier: MIT

internal import AssayFindings

/// What a scan found in the sources, as the cache keeps it whole: a scan of unchanged sources
/// follows nothing anew.
struct JudgedSources: Hashable, Sendable {
  /// Sorted, before the report's filter.
  var findings: [Finding]
  var imports: [FileImports]
  /// As in `GraphAnalyzer.Result`.
  var keptForDoubt: Int
  /// Sources that the parser could not read in full.
  var unread: Int
  /// Paths of generated sources, sorted.
  var generated: [String]
  /// As in `ResourceNames`.
  var unreadableResources: [String] = []
}

extension JudgedSources {
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    var texts: [String] = []
    var numbers: [UInt32] = []
    for finding in findings { FindingCoding.add(finding, to: &texts, &numbers) }
    writer.add(keptForDoubt)
    writer.add(unread)
    writer.add(findings.count)
    writer.add(texts)
    writer.add(numbers)
    writer.add(imports.map(\.path))
    writer.add(imports.map { UInt32($0.modules.count) })
    writer.add(imports.flatMap(\.modules))
    writer.add(imports.map { UInt32($0.imports.count) })
    writer.add(imports.flatMap(\.imports))
    writer.add(generated)
    writer.add(unreadableResources)
    return writer.bytes
  }

  /// From `encoded()`; nil for any other bytes.
  init?(encoded bytes: UnsafeRawBufferPointer) {
    do {
      var reader = ByteReader(bytes)
      keptForDoubt = try reader.integer()
      unread = try reader.integer()
      let count = try reader.integer()
      var coding = FindingCoding(
        texts: try reader.texts(), numbers: try reader.array(of: UInt32.self))
      guard count >= 0, count <= coding.texts.count else { return nil }
      findings = []
      findings.reserveCapacity(count)
      for _ in 0..<count {
        guard let finding = coding.next() else { return nil }
        findings.append(finding)
      }
      let paths = try reader.texts()
      let modules = try Self.lists(of: paths.count, from: &reader)
      let imports = try Self.lists(of: paths.count, from: &reader)
      generated = try reader.texts()
      unreadableResources = try reader.texts()
      guard coding.isAtEnd, reader.isAtEnd else { return nil }
      self.imports = paths.indices.map { index in
        FileImports(path: paths[index], modules: modules[index], imports: imports[index])
      }
    } catch {
      return nil
    }
  }

  /// Lists of texts that were written as their counts, then all of them.
  private static func lists(
    of count: Int, from reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> [[String]] {
    let counts = try reader.array(of: UInt32.self)
    let all = try reader.texts()
    guard counts.count == count, counts.reduce(0, { $0 + Int($1) }) == all.count else {
      throw ByteReader.Malformed()
    }
    var start = 0
    return counts.map { count in
      defer { start += Int(count) }
      return Array(all[start..<start + Int(count)])
    }
  }
}

/// Findings as texts and numbers, one after the other.
private struct FindingCoding {
  let texts: [String]
  let numbers: [UInt32]
  private var text = 0
  private var number = 0

  init(texts: [String], numbers: [UInt32]) {
    self.texts = texts
    self.numbers = numbers
  }

  var isAtEnd: Bool { text == texts.count && number == numbers.count }

  /// Which of the parts that may be missing are there.
  private enum Part {
    static let range: UInt32 = 1
    static let focus: UInt32 = 2
    static let subject: UInt32 = 4
    static let fix: UInt32 = 8
  }

  static func add(_ finding: Finding, to texts: inout [String], _ numbers: inout [UInt32]) {
    let location = finding.location
    var parts: UInt32 = 0
    if location.range != nil { parts |= Part.range }
    if location.focus != nil { parts |= Part.focus }
    if finding.subject != nil { parts |= Part.subject }
    if finding.fix != nil { parts |= Part.fix }
    numbers += [parts, UInt32(clamping: finding.removableLines)]
    for place in [location.range?.start, location.range?.end, location.focus] {
      if let place { numbers += [place.line, place.column] }
    }
    texts += [
      finding.rule.rawValue, finding.severity.rawValue, finding.confidence.rawValue, location.path,
      finding.message, finding.reason,
    ]
    if let subject = finding.subject {
      texts += [subject.name, subject.kind, subject.qualifiedName, subject.identity]
    }
    if let fix = finding.fix { texts.append(fix) }
  }

  /// nil where what is left is no finding.
  mutating func next() -> Finding? {
    guard let parts = nextNumber(), let removableLines = nextNumber() else { return nil }
    var location = Finding.Location(path: "")
    if parts & Part.range != 0 {
      guard let start = nextPosition(), let end = nextPosition() else { return nil }
      location.range = SourceRange(start: start, end: end)
    }
    if parts & Part.focus != 0 {
      guard let focus = nextPosition() else { return nil }
      location.focus = focus
    }
    guard let rule = nextText(), let severity = nextText().flatMap(Severity.init(rawValue:)),
      let confidence = nextText().flatMap(Confidence.init(rawValue:)), let path = nextText(),
      let message = nextText(), let reason = nextText()
    else { return nil }
    location.path = path
    var finding = Finding(
      rule: RuleID(rawValue: rule), severity: severity, confidence: confidence, location: location,
      message: message, reason: reason, removableLines: Int(removableLines))
    if parts & Part.subject != 0 {
      guard let name = nextText(), let kind = nextText(), let qualified = nextText(),
        let identity = nextText()
      else { return nil }
      finding.subject = Finding.Subject(
        name: name, kind: kind, qualifiedName: qualified, identity: identity)
    }
    if parts & Part.fix != 0 {
      guard let fix = nextText() else { return nil }
      finding.fix = fix
    }
    return finding
  }

  private mutating func nextText() -> String? {
    guard text < texts.count else { return nil }
    defer { text += 1 }
    return texts[text]
  }

  private mutating func nextNumber() -> UInt32? {
    guard number < numbers.count else { return nil }
    defer { number += 1 }
    return numbers[number]
  }

  private mutating func nextPosition() -> SourcePosition? {
    guard let line = nextNumber(), let column = nextNumber() else { return nil }
    return SourcePosition(line: line, column: column)
  }
}

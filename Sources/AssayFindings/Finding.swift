// SPDX-License-Identifier: MIT

/// Something that a rule holds against a place, with what a reader needs to act on it.
///
/// Findings are the seam between the products that look (dead code, accessibility) and the
/// reporters that print; a finding never holds anything of the product that made it.
package struct Finding: Hashable, Codable, Sendable {
  package var rule: RuleID
  package var severity: Severity
  package var confidence: Confidence
  package var location: Location
  /// The declaration or element it is about, where it has a name.
  package var subject: Subject?
  /// One line: what is the matter ("function 'total(of:)' is never used").
  package var message: String
  /// One line: why the tool thinks so ("nothing refers to it outside itself").
  package var reason: String
  /// What would repair it, in words ("remove the function"); nil where there is no repair to offer.
  package var fix: String?
  /// How many source lines the repair would remove; 0 where it removes none.
  package var removableLines: Int

  package init(
    rule: RuleID, severity: Severity, confidence: Confidence, location: Location,
    subject: Subject? = nil, message: String, reason: String, fix: String? = nil,
    removableLines: Int = 0
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.location = location
    self.subject = subject
    self.message = message
    self.reason = reason
    self.fix = fix
    self.removableLines = removableLines
  }

  /// Message and reason on one line, for formats that have one text a finding.
  package var explanation: String { reason.isEmpty ? message : "\(message): \(reason)" }

  /// Where a finding is. A file without lines (a picture, a folder) has no range.
  package struct Location: Hashable, Codable, Sendable {
    /// Relative to the root of what was scanned, with `/` between its parts; absolute if outside
    /// it.
    package var path: String
    /// The whole of what the finding is about.
    package var range: SourceRange?
    /// Where a reader should look first: the name in a declaration. Inside of `range`.
    package var focus: SourcePosition?

    package init(path: String, range: SourceRange? = nil, focus: SourcePosition? = nil) {
      self.path = path
      self.range = range
      self.focus = focus
    }

    /// Where a report sends its reader: the focus, or the start of the range.
    package var start: SourcePosition? { focus ?? range?.start }
  }

  /// What a finding is about, as its language calls it.
  package struct Subject: Hashable, Codable, Sendable {
    /// `total(of:)`, with argument labels.
    package var name: String
    /// "function", "enum case": lower case, for a sentence.
    package var kind: String
    /// Names around it, outermost first, and itself: `Cart.Line.total(of:)`.
    package var qualifiedName: String
    /// The same over edits that move it (a USR); what a baseline remembers.
    package var identity: String

    package init(name: String, kind: String, qualifiedName: String, identity: String) {
      self.name = name
      self.kind = kind
      self.qualifiedName = qualifiedName
      self.identity = identity
    }
  }
}

extension Finding {
  /// Whether it makes a run exit with 1: what is only noted, or uncertain, does where a run is
  /// strict.
  package func fails(isStrict: Bool) -> Bool {
    isStrict || (severity > .note && confidence > .low)
  }
}

/// The order of every listing: by path, place, rule, then subject.
extension Finding: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if left.location.path != right.location.path { return left.location.path < right.location.path }
    let leftStart = left.location.start
    let rightStart = right.location.start
    if leftStart != rightStart {
      guard let leftStart else { return true }
      guard let rightStart else { return false }
      return leftStart < rightStart
    }
    if left.rule != right.rule { return left.rule < right.rule }
    return (left.subject?.identity ?? "", left.message) < (
      right.subject?.identity ?? "", right.message
    )
  }
}

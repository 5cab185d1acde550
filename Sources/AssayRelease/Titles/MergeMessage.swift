// SPDX-License-Identifier: MIT

/// What a commit's message says of the request that it merged.
package struct MergeMessage: Hashable, Sendable {
  /// What the message proves of the request's title.
  package enum Evidence: Hashable, Sendable {
    /// The host wrote the title into the message.
    case title
    /// `Title (#12)`: the title of the request, or the subject of its only commit.
    case squash
    /// A merge whose message does not have the request's title.
    case untitled
    /// A message that names no request: a direct push, or a request that left no trace.
    case plain
  }

  /// The request's title; the message's first line where the message does not have it.
  package var title: String
  package var body: String
  /// The request's number; nil where the message names none.
  package var number: Int?
  package var evidence: Evidence

  /// Whether the commit merged a request.
  var isRequest: Bool { evidence != .plain }

  /// Whether `git merge` or `git pull` wrote it, so that nobody said in it what is released
  /// (git-fmt-merge-msg).
  var isMadeByGit: Bool {
    if isRequest { return false }
    let kinds = ["branch", "branches", "commit", "tag"]
    return (kinds + ["remote-tracking branch", "remote-tracking branches"])
      .contains { title.hasPrefix("Merge \($0) '") }
  }

  init(_ message: String) {
    // git keeps the byte order mark of a file that a message comes from.
    let message = ByteOrderMark.removed(from: message)
    // NB: a carriage return and a line feed are one character to Swift.
    var lines = message.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    lines = lines.drop(while: Self.isBlank)
    let subject = lines.popFirst().map { String($0) } ?? ""
    self.init(subject: subject, rest: lines.drop(while: Self.isBlank))
  }

  private init(subject: String, rest: ArraySlice<Substring>) {
    title = subject
    body = rest.joined(separator: "\n")
    number = nil
    evidence = .plain
    let forms = [
      Self.gitHub, Self.bitbucketCloud, Self.bitbucketDataCenter, Self.azure, Self.gitea,
      Self.borsNG, Self.bors, Self.gitLab, Self.squash,
    ]
    for form in forms {
      guard let found = form(subject, rest) else { continue }
      self = found
      return
    }
  }

  private init(
    title: String, body: ArraySlice<Substring>, number: Int?, evidence: Evidence
  ) {
    self.title = title
    self.body = body.joined(separator: "\n")
    self.number = number
    self.evidence = evidence
  }

  /// A merge commit whose body starts with the request's title.
  private static func titled(
    by rest: ArraySlice<Substring>, subject: String, number: Int?
  ) -> MergeMessage {
    guard let first = rest.first else {
      return MergeMessage(title: subject, body: [], number: number, evidence: .untitled)
    }
    return MergeMessage(
      title: String(first), body: rest.dropFirst().drop(while: isBlank), number: number,
      evidence: .title)
  }

  /// "Merge pull request #12 from owner/branch". Bitbucket Data Center writes "#12 in PROJ/name
  /// from branch to main", and a list of commits instead of a title.
  private static func gitHub(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    guard let tail = tail(of: subject, after: "Merge pull request #"),
      let number = leadingNumber(tail)
    else { return nil }
    let words = tail.drop { ("0"..."9").contains($0) }
    if words.hasPrefix(" in ") && words.range(ofFirst: " from ") != nil {
      return MergeMessage(title: subject, body: rest, number: number, evidence: .untitled)
    }
    return titled(by: rest, subject: subject, number: number)
  }

  /// "Merged in branch (pull request #12)".
  private static func bitbucketCloud(
    _ subject: String, _ rest: ArraySlice<Substring>
  ) -> MergeMessage? {
    guard subject.hasPrefix("Merged in "),
      let mark = subject.range(ofFirst: "(pull request #"),
      let number = leadingNumber(subject[mark.upperBound...])
    else { return nil }
    return titled(by: rest, subject: subject, number: number)
  }

  /// "Pull request #12: Title", and "Merge in PROJ/name from branch to main" below.
  private static func bitbucketDataCenter(
    _ subject: String, _ rest: ArraySlice<Substring>
  ) -> MergeMessage? {
    guard let tail = tail(of: subject, after: "Pull request #"), let number = leadingNumber(tail),
      let colon = tail.range(ofFirst: ": "),
      rest.contains(where: { $0.hasPrefix("Merge in ") && $0.range(ofFirst: " from ") != nil })
    else { return nil }
    return MergeMessage(
      title: String(tail[colon.upperBound...]), body: rest, number: number, evidence: .title)
  }

  /// "Merged PR 12: Title", merges and squashes alike.
  private static func azure(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    guard let tail = tail(of: subject, after: "Merged PR "), let number = leadingNumber(tail),
      let colon = tail.range(ofFirst: ": ")
    else { return nil }
    return MergeMessage(
      title: String(tail[colon.upperBound...]), body: rest, number: number, evidence: .title)
  }

  /// Gitea and Forgejo: "Merge pull request 'Title' (#12) from branch into main".
  private static func gitea(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    guard let tail = tail(of: subject, after: "Merge pull request '"),
      // NB: the last one, because a title may quote another's.
      let mark = tail.range(ofLast: "' ("), let sign = tail[mark.upperBound...].first,
      sign == "#" || sign == "!",
      let number = leadingNumber(tail[mark.upperBound...].dropFirst())
    else { return nil }
    return MergeMessage(
      title: String(tail[..<mark.lowerBound]), body: rest, number: number, evidence: .title)
  }

  /// bors-ng: "Merge #12", and "12: Title r=reviewer a=author" below. Of a batch ("Merge #12 #13")
  /// no single title speaks.
  private static func borsNG(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    guard let tail = tail(of: subject, after: "Merge #") else { return nil }
    let words = tail.split(separator: " ")
    let numbers = words.enumerated().map { index, word in
      index == 0 ? Int(word) : word.hasPrefix("#") ? Int(word.dropFirst()) : nil
    }
    guard let first = numbers.first, let number = first, !numbers.contains(nil) else { return nil }
    guard numbers.count == 1, let line = rest.first,
      let text = Self.tail(of: String(line), after: "\(number): ")
    else {
      return MergeMessage(
        title: subject, body: rest, number: numbers.count == 1 ? number : nil, evidence: .untitled)
    }
    let end = text.range(ofLast: " r=")?.lowerBound ?? text.endIndex
    return MergeMessage(
      title: String(text[..<end]), body: rest.dropFirst().drop(while: isBlank), number: number,
      evidence: .title)
  }

  /// bors of Rust and homu: "Auto merge of #12 - author:branch, r=reviewer", and the title below.
  private static func bors(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    guard let tail = tail(of: subject, after: "Auto merge of #"), let number = leadingNumber(tail)
    else { return nil }
    return titled(by: rest, subject: subject, number: number)
  }

  /// "Merge branch 'x' into 'main'", where git itself does not quote the second name; and squashes
  /// with "See merge request group/project!12" at the end.
  private static func gitLab(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    let see = rest.last { !isBlank($0) }.flatMap { line -> Int? in
      guard line.hasPrefix("See merge request ") else { return nil }
      return line.lastIndex(of: "!").flatMap { leadingNumber(line[$0...].dropFirst()) }
    }
    if subject.hasPrefix("Merge branch '"), see != nil || subject.range(ofFirst: "' into '") != nil
    {
      // A body with nothing but the last line has no title.
      let isBare = rest.filter { !isBlank($0) }.count == (see == nil ? 0 : 1)
      return titled(by: isBare ? [] : rest, subject: subject, number: see)
    }
    guard let see else { return nil }
    return MergeMessage(title: subject, body: rest, number: see, evidence: .title)
  }

  /// "Title (#123)"; of several numbers the last is the host's. A list of commits below is of
  /// several, for which GitHub takes the request's title.
  private static func squash(_ subject: String, _ rest: ArraySlice<Substring>) -> MergeMessage? {
    guard subject.hasSuffix(")"), let open = subject.lastIndex(of: "(") else { return nil }
    let inner = subject[subject.index(after: open)...].dropLast()
    guard let sign = inner.first, sign == "#" || sign == "!",
      let number = leadingNumber(inner.dropFirst()), String(number).count == inner.count - 1
    else { return nil }
    var title = subject[..<open]
    while title.last == " " { title = title.dropLast() }
    if title.isEmpty { return nil }
    let commits = rest.count { $0.hasPrefix("* ") }
    return MergeMessage(
      title: String(title), body: rest, number: number, evidence: commits > 1 ? .title : .squash)
  }

  private static func tail(of text: String, after prefix: String) -> Substring? {
    text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
  }

  private static func leadingNumber(_ text: Substring) -> Int? {
    Int(text.prefix { ("0"..."9").contains($0) })
  }

  private static func isBlank(_ line: Substring) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" }
  }
}

extension StringProtocol {
  /// Where a text last occurs; found by bytes, as `range(ofFirst:)` finds it.
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    var found: Range<Index>?
    var start = startIndex
    while let next = self[start...].range(ofFirst: text) {
      found = next
      start = next.upperBound
    }
    return found
  }
}

// SPDX-License-Identifier: MIT

/// What a commit's message says of the request that it merged.
package struct MergeMessage: Hashable, Sendable {
  /// The request's title; the message's first line for a commit that came without a request.
  package var title: String
  package var body: String
  /// The request's number; nil where the message names none.
  package var number: Int?
  /// Whether the commit merged a request.
  package var isRequest: Bool

  init(_ message: String) {
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
    isRequest = false

    // Bodies of merge commits: the request's title comes first.
    func takeTitle(number: Int?) {
      self.number = number
      isRequest = true
      guard let first = rest.first else { return }
      title = String(first)
      body = rest.dropFirst().drop(while: Self.isBlank).joined(separator: "\n")
    }
    if let tail = Self.tail(of: subject, after: "Merge pull request #") {
      // GitHub: "Merge pull request #12 from owner/branch"; Bitbucket Server writes the same.
      takeTitle(number: Self.leadingNumber(tail))
      return
    }
    if subject.hasPrefix("Merged in "),
      let number = Self.number(in: subject, after: "(pull request #")
    {
      // Bitbucket Cloud: "Merged in branch (pull request #12)".
      takeTitle(number: number)
      return
    }
    if let tail = Self.tail(of: subject, after: "Merged PR "),
      let number = Self.leadingNumber(tail),
      let colon = tail.range(ofFirst: ": ")
    {
      // Azure Repos, merges and squashes alike: "Merged PR 12: Title".
      title = String(tail[colon.upperBound...])
      self.number = number
      isRequest = true
      return
    }
    // GitLab: "Merge branch 'x' into 'main'" with "See merge request group/project!12" at the end.
    let see = rest.last { !Self.isBlank($0) }.flatMap { line -> Int? in
      guard line.hasPrefix("See merge request ") else { return nil }
      return line.lastIndex(of: "!").flatMap { Self.leadingNumber(line[$0...].dropFirst()) }
    }
    if let see, subject.hasPrefix("Merge branch '") {
      takeTitle(number: see)
      return
    }
    if let see {
      number = see
      isRequest = true
      return
    }
    // Squash: "Title (#123)"; of several the last is the host's.
    if let found = Self.squashNumber(subject) {
      title = found.title
      number = found.number
      isRequest = true
    }
  }

  private static func squashNumber(_ subject: String) -> (title: String, number: Int)? {
    guard subject.hasSuffix(")"), let open = subject.lastIndex(of: "(") else { return nil }
    let inner = subject[subject.index(after: open)...].dropLast()
    guard let sign = inner.first, sign == "#" || sign == "!",
      let number = leadingNumber(inner.dropFirst()), String(number).count == inner.count - 1
    else { return nil }
    var title = subject[..<open]
    while title.last == " " { title = title.dropLast() }
    return title.isEmpty ? nil : (String(title), number)
  }

  private static func number(in text: String, after mark: String) -> Int? {
    text.range(ofFirst: mark).flatMap { leadingNumber(text[$0.upperBound...]) }
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

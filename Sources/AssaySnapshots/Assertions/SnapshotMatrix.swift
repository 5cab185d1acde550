// SPDX-License-Identifier: MIT

/// Several strategies for one value, each with a name for its reference.
public struct SnapshotMatrix<Value, Format> {
  public struct Member {
    public var name: String
    public var strategy: Snapshotting<Value, Format>

    public init(name: String, strategy: Snapshotting<Value, Format>) {
      self.name = name
      self.strategy = strategy
    }
  }

  /// In the order in which they are verified and told.
  public var members: [Member]

  public init(_ members: [Member]) {
    self.members = members
  }

  /// In the order of their names.
  init(named strategies: [String: Snapshotting<Value, Format>]) {
    self.init(
      strategies.sorted { $0.key < $1.key }.map { Member(name: $0.key, strategy: $0.value) })
  }

  /// Named by their places: `1`, `2`, `3`.
  init(numbered strategies: [Snapshotting<Value, Format>]) {
    self.init(
      strategies.enumerated().map { Member(name: "\($0.offset + 1)", strategy: $0.element) })
  }
}

extension SnapshotAssertion {
  /// Runs all members, whichever fail, and tells the failures as one.
  func run<Value, Format>(
    _ value: () throws -> Value, as matrix: SnapshotMatrix<Value, Format>
  ) -> AssertionFailure? {
    let made = Result { try value() }
    var failures: [AssertionFailure] = []
    for member in matrix.members {
      var assertion = self
      assertion.name = [name, member.name].compactMap(\.self).joined(separator: ".")
      if let failure = assertion.run({ try made.get() }, as: member.strategy) {
        failures.append(failure)
      }
    }
    guard let first = failures.first else { return nil }
    if failures.count == 1 { return first }
    let headline = "\(failures.count) of \(matrix.members.count) snapshots failed"
    return AssertionFailure(
      message: ([headline] + failures.map(\.message)).joined(separator: "\n\n"),
      attachments: failures.flatMap(\.attachments))
  }
}

// SPDX-License-Identifier: MIT

/// Several strategies for one value, each with a name for its reference.
public struct SnapshotMatrix<Value, Format> {
  /// A strategy and its name.
  public struct Member {
    /// The name, which becomes part of the name of the reference.
    public var name: String
    /// The strategy.
    public var strategy: Snapshotting<Value, Format>

    /// Creates a member.
    public init(name: String, strategy: Snapshotting<Value, Format>) {
      self.name = name
      self.strategy = strategy
    }
  }

  /// The members, in the order in which they are compared and reported.
  public var members: [Member]

  /// Creates a matrix of members.
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
  /// Runs all members, including those after a failure, and reports the failures as one.
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

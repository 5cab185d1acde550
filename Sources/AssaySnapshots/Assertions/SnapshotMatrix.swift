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
  /// Whether the names are places, which the numbers of unnamed snapshots replace.
  var isNumbered = false

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
    isNumbered = true
  }
}

extension SnapshotAssertion {
  /// Runs all members, including those after a failure, and reports the failures as one.
  func run<Value, Format>(
    _ value: () throws -> Value, as matrix: SnapshotMatrix<Value, Format>
  ) -> AssertionFailure? {
    let made = Result { try value() }
    let failures = matrix.members.compactMap { member in
      assertion(for: member, of: matrix).run({ try made.get() }, as: member.strategy)
    }
    return Self.joined(failures, of: matrix.members.count)
  }

  /// As `run`, without a thread that waits.
  func run<Value, Format>(
    awaiting value: () async throws -> Value, as matrix: SnapshotMatrix<Value, Format>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> AssertionFailure? {
    let made: Result<Value, any Error>
    do { made = .success(try await value()) } catch { made = .failure(error) }
    var failures: [AssertionFailure] = []
    for member in matrix.members {
      let assertion = assertion(for: member, of: matrix)
      if let failure = await assertion.run(awaiting: { try made.get() }, as: member.strategy) {
        failures.append(failure)
      }
    }
    return Self.joined(failures, of: matrix.members.count)
  }

  private func assertion<Value, Format>(
    for member: SnapshotMatrix<Value, Format>.Member, of matrix: SnapshotMatrix<Value, Format>
  ) -> SnapshotAssertion {
    var assertion = self
    if matrix.isNumbered, isNumbered { return assertion }
    assertion.name = [name, member.name].compactMap(\.self).joined(separator: ".")
    return assertion
  }

  private static func joined(_ failures: [AssertionFailure], of count: Int) -> AssertionFailure? {
    guard let first = failures.first else { return nil }
    if failures.count == 1 { return first }
    let headline = "\(failures.count) of \(count) snapshots failed"
    return AssertionFailure(
      message: ([headline] + failures.map(\.message)).joined(separator: "\n\n"),
      attachments: failures.flatMap(\.attachments))
  }
}

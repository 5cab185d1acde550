// SPDX-License-Identifier: MIT

/// A value that depends on the environment of the place where it is shown. Two are equal if they
/// are in the default environment.
///
/// It is unchecked because formats need not be `Sendable`. Each rendering calls it on one thread.
final class ResolvedLater<Value: Hashable>: Hashable, @unchecked Sendable {
  let value: (EnvironmentValues) -> Value

  init(_ value: @escaping (EnvironmentValues) -> Value) { self.value = value }

  static func == (a: ResolvedLater, b: ResolvedLater) -> Bool {
    a === b || a.value(EnvironmentValues()) == b.value(EnvironmentValues())
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value(EnvironmentValues())) }
}

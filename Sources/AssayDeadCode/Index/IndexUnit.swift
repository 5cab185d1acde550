// SPDX-License-Identifier: MIT

/// What one run of the compiler left of one source file, as far as a scan needs it.
struct IndexUnit: Hashable, Sendable {
  /// One Swift file's record.
  struct Record: Hashable, Sendable {
    /// As the unit states it, made absolute.
    var path: String
    var name: String
  }

  /// The unit file's name and the time of its writing, in nanoseconds since 1970.
  var name: String
  var time: Int64
  var size: Int64
  var module: String
  /// The source that it was written for, made absolute; empty for units that a scan skips, and
  /// where a unit names none. A source without declarations has a unit and no record.
  var mainFile = ""
  /// Empty for units that a scan skips: of C, of modules, of the system.
  var records: [Record]
  /// The modules it depends on, sorted.
  var dependencies: [String]
}

// SPDX-License-Identifier: MIT

import ArgumentParser

/// Options of a command that another one fills in.
enum ParsedOptions {
  /// - Throws: `OptionError` with the words that a user of the options would read.
  static func of<Options: ParsableArguments>(
    _ arguments: [String]
  ) throws(OptionError) -> Options {
    do {
      return try Options.parse(arguments)
    } catch {
      throw OptionError(description: Options.message(for: error))
    }
  }
}

/// A value that an option does not take.
struct OptionError: Error, CustomStringConvertible {
  var description: String
}

// SPDX-License-Identifier: MIT

package import AssayFiles
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where the commands print: results to standard output, everything else to standard error.
///
/// Names, titles and texts in what is printed come from anywhere, so everything goes through
/// `Printable`.
package struct Console: Sendable {
  /// Colors are for a terminal whose user did not refuse them (https://no-color.org).
  package var hasColor: Bool
  /// Whether results go to a terminal.
  package var isTerminal: Bool
  /// Progress is for a terminal only.
  package var showsProgress: Bool

  package static let standard: Console = {
    let environment = ProcessInfo.processInfo.environment
    let refused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Console(
      hasColor: isatty(STDOUT_FILENO) == 1 && !refused,
      isTerminal: isatty(STDOUT_FILENO) == 1,
      showsProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb")
  }()

  /// Whether a person can answer.
  package static var readsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Why standard output did not take everything; nil where it did.
  static var outputFailure: FileSystemError? { failure.withLock { $0 } }

  private static let failure = Mutex<FileSystemError?>(nil)

  package func styled(_ text: String, _ style: ConsoleStyle) -> String {
    hasColor ? style.styled(text) : text
  }

  /// Prints lines of words.
  package func print(_ text: String) {
    printDocument(Printable.lines(text, keepsColors: hasColor) + "\n")
  }

  /// Prints a document whose format has its own rules for characters, such as JSON or a pipeline's
  /// commands.
  package func printDocument(_ text: String) {
    Self.failure.withLock { failure in
      // Nothing more can arrive after the first failure; the command itself goes on.
      guard failure == nil else { return }
      do throws(FileSystemError) {
        try StandardDescriptor.write(
          text.utf8, to: StandardDescriptor.output, path: "standard output")
      } catch {
        failure = error
      }
    }
  }

  /// Writes a document to a file that a user named, or prints it where none is named.
  ///
  /// - Throws: `FileSystemError`.
  package func write(_ document: String, to file: String?) throws {
    if let file {
      try OutputFile.write(document, to: file)
    } else if !document.isEmpty {
      printDocument(document)
    }
  }

  package func error(_ text: String) {
    writeError(Printable.lines(text, keepsColors: hasColor) + "\n")
  }

  /// Writes over the line of progress; an empty text removes it.
  package func progress(_ text: String) {
    guard showsProgress else { return }
    writeError("\r\u{1B}[2K" + Printable.line(text))
  }

  private func writeError(_ text: String) {
    do {
      try StandardDescriptor.write(text.utf8, to: StandardDescriptor.error, path: "standard error")
    } catch {
      // There is no other place left to say so; the exit code still does.
    }
  }
}

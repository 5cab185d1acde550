// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore

extension SnapshotTestingConfiguration {
  /// A command that shows two files. A failure message contains the command.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// nil for no command, because the message names both files anyway.
    private var command: (@Sendable (_ reference: String, _ pending: String) -> String)?

    /// Creates a command from the paths of the reference and the new snapshot.
    public init(_ command: @escaping @Sendable (_ reference: String, _ pending: String) -> String) {
      self.command = command
    }

    private init() {}

    /// Creates a command from a program that takes two paths as arguments, such as `"ksdiff"`.
    public init(stringLiteral program: StringLiteralType) { self.init(program: program) }

    /// Creates a command from a program that takes two paths as arguments.
    public init(program: String) {
      self.init { "\(program) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// No command: a failure message names the reference and the new snapshot.
    public static let `default` = DiffTool()

    /// Whether there is no command.
    var isDefault: Bool { command == nil }

    /// Returns the command for two paths; for `default`, the URLs of the files.
    public func callAsFunction(reference: String, pending: String) -> String {
      command?(reference, pending) ?? "\"file://\(reference)\" \"file://\(pending)\""
    }

    /// Returns the command for two paths, by their names in swift-snapshot-testing.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      self(reference: currentFilePath, pending: failedFilePath)
    }
  }
}

@available(*, deprecated, message: "Use '.default' instead of 'nil'.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates `default`, as swift-snapshot-testing does.
  public init(nilLiteral: ()) { self = .default }
}

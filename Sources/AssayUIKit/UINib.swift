// SPDX-License-Identifier: MIT

/// Accepted, and empty: there are no archives of views on Linux.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// A key of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the archive names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  /// Names an archive, which is not read.
  ///
  /// - Parameters:
  ///   - name: the file, without its ending.
  ///   - bundle: where the file is. It is not used.
  public init(nibName name: String, bundle: Bundle?) { self.name = name }
  /// No objects, which is reported.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    LeftOutNotes.add("the views in the archive '\(name)'")
    return []
  }
}

extension Bundle {
  /// No objects, which is reported: there are no archives of views on Linux.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

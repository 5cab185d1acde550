// SPDX-License-Identifier: MIT

package import AssayDescription

extension ViewDescription {
  /// The description in a file.
  ///
  /// - Parameter allowsOutside: whether includes, pictures and resources may be outside of the
  ///   file's package or repository.
  package init(file path: String, allowsOutside: Bool = false) throws {
    var scopes = DescriptionScopes()
    let scope = allowsOutside ? DescriptionScope.everywhere : try scopes.package(of: path)
    self = try Self.load(path, in: scope).description
  }
}

// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Whether the paths of packages are in the repository. No commit changes what is below a
/// misspelled path, so its package would never be released, and nothing would say so.
extension GitRepository {
  /// A path that earlier commits have is that of a package that was deleted, and one that another
  /// branch has is not written for this commit; both are right.
  ///
  /// - Throws: `ReleaseError` for a path that no commit of the clone has.
  package func checkPaths(of packages: [PackageScope], at place: Place) throws {
    let named = packages.flatMap { package in
      package.paths.map { (package: package.name, path: Self.plain($0)) }
    }.filter { !$0.path.isEmpty }
    if named.isEmpty { return }
    let listed = try checked(
      ["ls-tree", "-z", "--full-tree", "--name-only", place.commit, "--"]
        + Set(named.map(\.path)).sorted())
    let present = Set(
      listed.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    for (package, path) in named where !present.contains(path) {
      if try wasCommitted(path, at: place) { continue }
      throw try missing(path, of: package, at: place)
    }
  }

  private func wasCommitted(_ path: String, at place: Place) throws -> Bool {
    let found = try checked([
      "-c", "log.showSignature=false", "log", "-1", "--all", "--full-history",
      "--no-show-signature", "--format=tformat:%H", place.commit, "--", ":(top,literal)" + path,
    ])
    return !found.output.isEmpty
  }

  private func missing(
    _ path: String, of package: String, at place: Place
  ) throws -> ReleaseError {
    let subject =
      "the path '\(Printable.short(path))' of the package '\(Printable.short(package))'"
    if try isShallow(place) {
      return ReleaseError(
        .shallow,
        "\(subject) is in no commit of the clone '\(folder)', which is shallow; correct it in .assay.yml, or fetch the "
          + "full history if the package was deleted ('fetch-depth: 0', or --unshallow)")
    }
    return ReleaseError(
      .invalidConfiguration,
      "\(subject) is in no commit of '\(folder)', so nothing would ever release the package; correct the path in "
        + ".assay.yml, or commit the package first")
  }

  /// A path as git lists it; empty for the whole repository.
  private static func plain(_ path: String) -> String {
    if [".", "/", "./"].contains(path) { return "" }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

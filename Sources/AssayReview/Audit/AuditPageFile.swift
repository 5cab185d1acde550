// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayFiles
internal import AssayFindings

/// The page of an audit as a file. A large page has its pictures in a folder beside it, so that a
/// browser reads those that are looked at; a small one needs no other file.
package enum AuditPageFile {
  /// Findings that one page holds with their pictures: about 10 MB.
  private static let mostEmbedded = 100

  /// - Parameter source: the bytes of a source for excerpts, by its path in the finding.
  /// - Throws: `FileSystemError` or `PNGError`.
  package static func write(
    _ report: AuditReport, source: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    to name: String
  ) throws {
    let files = PosixFileSystem()
    let path = FilePaths.absolute(name)
    var page = AuditPage(report, source: source)
    let kind = try files.kind(of: path)
    if kind == nil || kind == .file,
      report.findings.count(where: { $0.crop != nil }) > mostEmbedded
    {
      let folder = folder(of: path)
      let parent = FilePaths.lastComponent(of: folder)
      var number = 0
      try files.createFolder(folder)
      page.imageSources = "'self' data: file:"
      page.address = { bytes in
        number += 1
        try files.write(bytes, to: FilePaths.join(folder, "\(number).png"))
        return URIReference.path("\(parent)/\(number).png")
      }
    }
    try OutputFile.write(page.html(), to: name)
  }

  /// `out/audit.html` has `out/audit-pictures`.
  private static func folder(of path: String) -> String {
    let name = FilePaths.lastComponent(of: path)
    let stem = name.hasSuffix(".html") ? String(name.dropLast(5)) : name
    return FilePaths.join(FilePaths.parent(of: path), stem + "-pictures")
  }
}

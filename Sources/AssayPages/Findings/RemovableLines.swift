// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Where the removable lines are: folders and their files, the most first.
struct RemovableLines {
  private struct File {
    var id: String
    var name: String
    var lines: Int
  }

  private struct Folder {
    var path: String
    var files: [File]
    var lines: Int { files.reduce(0) { $0 + $1.lines } }
  }

  private var folders: [Folder] = []

  init(of report: FindingReport, in context: ReportContext) {
    var indices: [String: Int] = [:]
    for (index, (path, findings)) in report.findingsByFile.enumerated() {
      let lines = findings.reduce(0) { $0 + $1.removableLines }
      guard lines > 0 else { continue }
      let parts = context.printedPath(path).split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      let file = File(id: "file-\(index + 1)", name: String(parts.last ?? ""), lines: lines)
      if let known = indices[folder] {
        folders[known].files.append(file)
      } else {
        indices[folder] = folders.count
        folders.append(Folder(path: folder, files: [file]))
      }
    }
    // Folders come by path, and sorting is stable: equal sizes stay in that order.
    folders.sort { $0.lines > $1.lines }
    for index in folders.indices { folders[index].files.sort { $0.lines > $1.lines } }
  }

  /// nil where nothing can be removed.
  var section: HTML? {
    guard let largest = folders.first?.lines else { return nil }
    let items = folders.map { folder -> HTML in
      let files = folder.files.map { file -> HTML in
        """
        <li><a href="#\(file.id)">\(Self.row(file.name, file.lines, of: largest))</a></li>
        """
      }
      return """
        <li><details\(" open", if: folders.count == 1)><summary>\
        \(Self.row(folder.path.isEmpty ? "." : folder.path, folder.lines, of: largest))</summary>
        <ul>\(files)</ul></details></li>

        """
    }
    return """
      <section class="card" aria-labelledby="sizes"><h2 id="sizes">Removable lines</h2>
      <ul class="sizes">
      \(items)</ul></section>

      """
  }

  private static func row(_ name: String, _ lines: Int, of largest: Int) -> HTML {
    """
    <span class="name">\(name)</span><span class="number">\(lines)</span>\
    <svg aria-hidden="true"><rect width="\(width(lines, of: largest))" height="100%" rx="3"/></svg>
    """
  }

  /// Percent with one decimal, for the width of a bar.
  private static func width(_ lines: Int, of largest: Int) -> String {
    let thousandths = largest == 0 ? 0 : lines * 1000 / largest
    return "\(thousandths / 10).\(thousandths % 10)%"
  }
}

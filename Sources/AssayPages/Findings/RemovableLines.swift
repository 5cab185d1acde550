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

  var values: [[String: Any]] {
    let largest = folders.first?.lines ?? 0
    return folders.map { folder in
      [
        "isOpen": folders.count == 1,
        "folderPath": HTMLText.escape(folder.path.isEmpty ? "." : folder.path),
        "folderLines": folder.lines,
        "folderWidth": Self.width(folder.lines, of: largest),
        "folderFiles": folder.files.map { file in
          [
            "sizeID": file.id,
            "sizeName": HTMLText.escape(file.name),
            "sizeLines": file.lines,
            "sizeWidth": Self.width(file.lines, of: largest),
          ] as [String: Any]
        },
      ]
    }
  }

  /// Percent with one decimal, for the width of a bar.
  private static func width(_ lines: Int, of largest: Int) -> String {
    let thousandths = largest == 0 ? 0 : lines * 1000 / largest
    return "\(thousandths / 10).\(thousandths % 10)%"
  }
}

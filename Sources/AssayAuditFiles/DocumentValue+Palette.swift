// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayDocuments

// How palettes and design tokens look at a value: every scalar has a text.
extension DocumentValue {
  var entries: [Entry]? {
    if case .map(let entries) = kind { return entries }
    return nil
  }

  subscript(key: String) -> DocumentValue? { entries?.first { $0.key == key }?.value }

  /// nil for lists and maps; empty for nothing.
  var text: String? {
    switch kind {
    case .null: ""
    case .bool(let value): "\(value)"
    case .number(let number): Self.text(of: number)
    case .string(let text): text
    case .list, .map: nil
    }
  }

  /// From 1.
  var line: Int { mark?.line ?? 1 }
}

extension DocumentValue.Entry {
  /// From 1.
  var line: Int { mark?.line ?? value.line }
}

extension PaletteError {
  init(_ error: DocumentError, file: String) {
    self.init(file: file, line: error.mark?.line, problem: error.message)
  }
}

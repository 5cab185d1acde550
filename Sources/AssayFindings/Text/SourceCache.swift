// SPDX-License-Identifier: MIT

/// The file that was looked at last. Findings come ordered by file, so one is enough.
struct SourceCache {
  private let context: ReportContext
  private var path: String?
  private var text: SourceText?

  init(_ context: ReportContext) {
    self.context = context
  }

  mutating func text(of path: String) -> SourceText? {
    if self.path != path {
      self.path = path
      text = context.source(path).map(SourceText.init)
    }
    return text
  }
}

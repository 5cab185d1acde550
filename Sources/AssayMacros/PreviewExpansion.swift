// SPDX-License-Identifier: MIT

/// `#Preview("name") { view }` as a record in the section of the binary that lists all previews.
struct PreviewExpansion {
  let source: String

  /// - Parameters:
  ///   - text: The macro as it is written.
  ///   - place: Where it is written.
  ///   - name: The unique name of the record.
  ///   - viewName: The unique name of a view for `@Previewable` properties.
  ///   - isMember: Whether the macro is inside a type.
  init(source text: String, place: SourcePlace, name: String, viewName: String, isMember: Bool)
    throws(MacroError)
  {
    var scanner = SwiftScanner(text)
    while !scanner.isAtEnd, !scanner.starts(with: "#Preview") { scanner.skip() }
    guard scanner.take("#Preview") else { throw MacroError(message: "this is no #Preview") }
    let call = try PreviewCall(&scanner, viewName: viewName)
    // `@section` and `@used` are the compiler's own since Swift 6.3; the name of the section is
    // one that the linker makes start and stop symbols for.
    self.source = """
      \(call.view)
      #if compiler(>=6.3)
      #if objectFormat(MachO)
      @section("__DATA,assay_previews")
      #else
      @section("assay_previews")
      #endif
      @used
      nonisolated \(isMember ? "static" : "private") let \(name): \
      @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void = { list in
        PreviewRecord.Place(list: list, fileID: \(place.fileID.quoted), filePath: \
        \(place.fileName.quoted), line: \(place.line))
          .addOnMainActor { $0.add\(call.source) }
      }
      #else
      #warning("Assay finds previews of Swift 6.3 and later; this one is not rendered")
      #endif
      """
  }
}

/// The arguments and closures of a `#Preview`, with `@Previewable` properties moved into a view.
private struct PreviewCall {
  let source: String
  /// The declaration of a view for `@Previewable` properties; empty if there are none.
  private(set) var view = ""

  init(_ scanner: inout SwiftScanner, viewName: String) throws(MacroError) {
    var source = ""
    scanner.skipTrivia()
    if scanner.byte == UInt8(ascii: "(") {
      let start = scanner.position
      scanner.skip()
      source += scanner.string(start..<scanner.position)
    }
    var isFirst = true
    scanner.skipTrivia()
    while !scanner.isAtEnd {
      let start = scanner.position
      if scanner.byte == UInt8(ascii: "{") {
        scanner.skip()
        let body = scanner.string(start + 1..<scanner.position - 1)
        if isFirst, let previewable = PreviewableView(body, name: viewName) {
          view = previewable.source
          source += " { \(viewName)() }"
        } else {
          source += " {\(body)}"
        }
        isFirst = false
      } else {
        // The label of a further closure.
        scanner.skip()
        source += " " + scanner.string(start..<scanner.position)
      }
      scanner.skipTrivia()
    }
    self.source = source
  }
}

/// The body of a preview as a view of its own, because a property that is marked `@Previewable`
/// belongs to a view. Nil if there is no such property.
private struct PreviewableView {
  let source: String

  init?(_ body: String, name: String) {
    let statements = StatementList(body).all
    let isProperty = statements.map { $0.contains("@Previewable") }
    guard isProperty.contains(true) else { return nil }
    var properties = ""
    var rest = ""
    for (statement, isProperty) in zip(statements, isProperty) {
      if isProperty {
        properties += statement.replacing("@Previewable", with: "") + "\n"
      } else {
        rest += statement + "\n"
      }
    }
    source = """
      private struct \(name): _PreviewContent {
      \(properties)
      var body: some _PreviewContent {
      \(rest)
      }
      }
      """
  }
}

extension String {
  /// The string as a literal of Swift.
  var quoted: String {
    "\""
      + unicodeScalars.map {
        $0 == "\"" || $0 == "\\" || $0.value < 32
          ? "\\u{" + String($0.value, radix: 16) + "}" : String($0)
      }.joined() + "\""
  }
}

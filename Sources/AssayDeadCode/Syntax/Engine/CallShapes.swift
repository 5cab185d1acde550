// SPDX-License-Identifier: MIT

/// Which calls fit which declarations by their labels. There are few kinds of either, and many
/// pairs of a call and a declaration, so each pair of kinds is looked at once.
final class CallShapes {
  /// By declaration: the index's number of its shape.
  private let shapes: [Int32]
  /// By the numbers of a call's labels and of a shape.
  private var known: [UInt64: Bool] = [:]
  /// By the number of a call's labels: the numbers of the names in them.
  private var names: [Int32: [Int32]] = [:]

  init(_ graph: SourceGraph, _ index: NameIndex) {
    shapes = graph.files.indices.flatMap { file in
      graph.files[file].facts.declarations.map { index.number(of: $0.shape, in: file) }
    }
  }

  /// A call's labels.
  struct Call {
    /// The index's number of `text`.
    var number: Int32
    /// `NameUse.labels`
    var text: ArraySlice<UInt8>
    /// As in `NameShape.fits`.
    var isLoose: Bool
  }

  /// - Parameter shape: `DeclarationFact.shape` of the declaration.
  func fits(
    _ call: Call, _ declaration: DeclarationID, shape: @autoclosure () -> ArraySlice<UInt8>
  ) -> Bool {
    if call.text.isEmpty { return true }
    let key =
      UInt64(UInt32(bitPattern: call.number)) << 32
      | UInt64(UInt32(bitPattern: shapes[declaration.index])) << 1 | (call.isLoose ? 1 : 0)
    if let known = known[key] { return known }
    let fits = NameShape.fits(call: call.text, shape: shape(), isLoose: call.isLoose)
    known[key] = fits
    return fits
  }

  /// Whether one of a call's labels is a name.
  func hasLabel(_ call: Call, _ name: Int32, _ index: NameIndex) -> Bool {
    if let known = names[call.number] { return known.contains(name) }
    var found: [Int32] = []
    var iterator = NameShape.LabelIterator(call.text)
    while let label = iterator.next() {
      if let number = index.number(of: label) { found.append(number) }
    }
    names[call.number] = found
    return found.contains(name)
  }
}

extension SyntaxGraphBuilder {
  func call(_ use: NameUse, in names: NameTable, file: Int) -> CallShapes.Call {
    CallShapes.Call(
      number: index.number(of: use.labels, in: file), text: names.utf8(of: use.labels),
      isLoose: use.flags.contains(.attribute))
  }
}

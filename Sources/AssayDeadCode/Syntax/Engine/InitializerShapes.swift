// SPDX-License-Identifier: MIT

/// Everything that is called `init`, by its labels.
///
/// A large folder has thousands of kinds of calls and thousands of kinds of initializers. A call
/// fits only those that have each of its labels, so of all kinds only those with its rarest label
/// are looked at.
struct InitializerShapes {
  private struct Shape {
    /// `DeclarationFact.shape`
    var text: ArraySlice<UInt8>
    var declarations: [DeclarationID]
  }

  private var shapes: [Shape] = []
  /// By label: places in `shapes`, ascending.
  private var shapesOfLabel: [ArraySlice<UInt8>: [Int]] = [:]

  init(_ graph: SourceGraph, _ index: NameIndex) {
    let all = index.declarations(named: "init".utf8)
    let byShape = Dictionary(grouping: all) { id in
      index.number(of: graph.fact(of: id).shape, in: Int(graph.declarations[id.index].file))
    }
    for (_, declarations) in byShape.sorted(by: { $0.key < $1.key }) {
      guard let first = declarations.first else { continue }
      let text = graph.shapeUTF8(of: first)
      for label in Set(NameShape.labels(ofShape: text)) {
        shapesOfLabel[label, default: []].append(shapes.count)
      }
      shapes.append(Shape(text: text, declarations: declarations))
    }
  }

  /// - Parameter call: as in `NameShape.fits`; not empty.
  /// - Returns: sorted.
  func declarations(fitting call: ArraySlice<UInt8>) -> [DeclarationID] {
    var rarest: [Int]?
    for label in NameShape.labels(ofCall: call) {
      let places = shapesOfLabel[label] ?? []
      if rarest.map({ places.count < $0.count }) ?? true { rarest = places }
    }
    return (rarest ?? Array(shapes.indices))
      .filter { NameShape.fits(call: call, shape: shapes[$0].text) }
      .flatMap { shapes[$0].declarations }
      .sorted()
  }
}

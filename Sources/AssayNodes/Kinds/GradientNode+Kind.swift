// SPDX-License-Identifier: MIT

package import AssayDocuments

/// Gradients as views: they fill the room that is offered.
extension GradientNode: KindDescription {
  package static let examples: [GradientNode] = [
    .radial(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)),
    .elliptical(EllipticalGradient(colors: [.red, .blue])),
    .angular(AngularGradient(colors: [.red, .blue], center: .center)),
    .mesh(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow])),
  ]

  package func write(to map: inout MapWriter) {
    map.put("kind", kind)
    writeKeys(to: &map)
  }

  package var content: ViewNode.Content { .gradient(self) }
}

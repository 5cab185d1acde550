// SPDX-License-Identifier: MIT

package import AssayDocuments

/// Gradients as views: they fill the room that is offered.
extension GradientNode: KindDescription {
  package static let forms = [
    KindForm("RadialGradient", .basics, radialKeys, note: "Radii are in points."),
    KindForm(
      "EllipticalGradient", .basics, ellipticalKeys,
      note: "Radii are fractions of the width and the height."),
    KindForm(
      "AngularGradient", .basics, angularKeys,
      note: "Angles are in degrees, clockwise from the x axis. Without `endAngle`, the colors go "
        + "around once."),
    KindForm(
      "MeshGradient", .basics, meshKeys,
      note: "`points` lists `width` × `height` points, row by row, as fractions of the area. A "
        + "point has 2 numbers, or 10: its own and those of the ends of its four tangents."),
  ]
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

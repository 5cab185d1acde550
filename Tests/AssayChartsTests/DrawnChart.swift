// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayViews

@testable import AssaySnapshots

/// A chart on a canvas of 300 x 200 points.
@MainActor struct DrawnChart {
  let built: BuiltScene

  init(_ chart: some View) throws {
    let traits = TraitSet(canvas: SnapshotLayout.fixed(width: 300, height: 200).canvas)
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    built = try ViewRendering.scene(
      of: ViewRendering.host(chart, traits: traits), traits: traits, renderer: renderer)
  }

  /// The elements that have none inside.
  var elements: [AccessibilityNode] {
    func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
    }
    return leaves(built.scene.accessibility)
  }

  /// What is not drawn as the chart asks.
  var reports: [String] { built.scene.diagnostics.map(\.description) }
}

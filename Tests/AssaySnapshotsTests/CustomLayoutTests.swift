// SPDX-License-Identifier: MIT

import AssaySnapshots
import Testing

/// A layout's names are SwiftUI's for a test that imports this module alone.
@Suite struct CustomLayoutTests {
  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Places nothing; as large as the sum of its weights.
  private struct WeightLayout: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let weight = subviews.map { $0[Weight.self] }.reduce(0, +)
      return CGSize(width: weight, height: weight)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// 1 + 3.
  @Test @MainActor func sizeOfItsWeights() throws {
    let view = AnyLayout(WeightLayout()) {
      Color.red
      Color.blue.layoutValue(key: Weight.self, value: 3)
    }
    var tree: String?
    let strategy = Snapshotting<AnyView, String>.viewTree(
      traits: TraitSet(canvas: .sizeThatFits(displayScale: 1)))
    strategy.snapshot(AnyView(view)).run { tree = $0 }
    #expect(tree?.hasPrefix("WeightLayout 0,0 4x4\n") == true)
  }
}

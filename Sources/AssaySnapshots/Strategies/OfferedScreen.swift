// SPDX-License-Identifier: MIT

internal import AssayTraits
internal import AssayViews

/// A view in the size that it takes of a screen, as Xcode shows a preview of the size that fits:
/// "when offered the size of the device that the preview is running on" (Apple, PreviewLayout).
nonisolated struct OfferedScreen: View {
  let device: Device
  let content: AnyView

  var body: some View {
    Offer(size: CGSize(width: device.size.width, height: device.size.height)) { content }
  }

  /// Several views of a preview are below each other.
  private struct Offer: Layout {
    let size: CGSize
    private let stack = VStackLayout()

    init(size: CGSize) { self.size = size }

    func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) -> CGSize {
      stack.sizeThatFits(proposal: offer(proposal), subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout VStackLayout.Cache
    ) {
      stack.placeSubviews(
        in: bounds, proposal: offer(proposal), subviews: subviews, cache: &cache)
    }
  }
}

// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// Writes the card of an alert or a dialog whose buttons are capsules, as in iOS 26.
struct CapsuleDialog {
  var metrics: CapsuleDialogMetrics
  var environment: SceneEnvironment

  /// - Parameters:
  ///   - title: nil for one that is not shown.
  ///   - others: views below the words.
  func words(
    title: TextNode?, message: [ViewNode], others: [ViewNode], isCentered: Bool
  ) -> ViewNode? {
    let heading = title.map { title in
      ViewNode(.text(title)).font(Font(base: .style(.headline)))
        .with(.accessibilityAddTraits([.isHeader]))
    }
    let rows =
      (heading.map { [$0] } ?? []) + message.map { $0.font(Font(base: .size(15))) } + others
    guard !rows.isEmpty else { return nil }
    return ViewNode.column(
      rows, alignment: isCentered ? .center : .leading, spacing: metrics.textGap
    )
    .with(.multilineTextAlignment(isCentered ? .center : .leading))
    .fillingWidth(isCentered ? .center : .leading)
    .padding(.horizontal, metrics.textSide)
    .padding(.top, metrics.textTop)
  }

  /// - Parameter gap: between the words and the buttons.
  func view(
    words: ViewNode?, gap: Double, actions: [AlertAction], sideBySide: Bool, width: Double
  ) -> ViewNode {
    let capsules = actions.map(capsule)
    let buttons =
      sideBySide
      ? ViewNode.row(capsules, spacing: metrics.buttonGap)
      : ViewNode.column(capsules, spacing: metrics.buttonGap)
    let placed = buttons.padding(.horizontal, metrics.buttonSide)
      .padding(.bottom, metrics.buttonSide)
      .padding(.top, words == nil ? metrics.buttonSide : gap)
    let radius = environment.look.presentation.alertCornerRadius
    let ground = ShapeGeometry.roundedRectangle(cornerRadius: radius, style: .continuous)
    // How wide and how dark the shadow is, is an estimate.
    let shadow = ViewNode.shadow(around: ground, Color.black.opacity(0.15), radius: 24, y: 8)
    return ViewNode.column((words.map { [$0] } ?? []) + [placed], spacing: 0)
      .frame(width: width)
      .with(.backgroundShape(.material(.regularMaterial), in: ground))
      .with(.background(alignment: .center, children: [shadow]))
      .with(.dynamicTypeSize(.large))
  }

  /// Words in the color of text; the button that cancels is strong, one that destroys is red.
  private func capsule(_ action: AlertAction) -> ViewNode {
    ViewNode.row(action.label)
      .font(Font(base: .size(17), weight: action.role == .cancel ? .semibold : .medium))
      .foreground(action.role == .destructive ? .system("systemRed") : .system("label"))
      .with(.lineLimit(1), .minimumScaleFactor(0.6))
      .padding(.horizontal, 12)
      .fillingWidth(.center)
      .frame(height: metrics.buttonHeight)
      .with(.backgroundShape(.system("tertiarySystemFill"), in: .capsule(style: .continuous)))
      .with(.accessibilityElement(children: .combine), .accessibilityAddTraits([.isButton]))
  }
}

// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension AuditScreen {
  /// All pixels of a text where it stands out by less than its issue asks for; none where the issue
  /// is of something else.
  func pixelsThatFallShort(of issue: AuditIssue) -> [PixelPlace] {
    guard case .contrast(let contrast) = issue.detail,
      let index = texts.firstIndex(where: { $0.frame == issue.frame }),
      case .measured(let worst, let best) = measurements[index]
    else { return [] }
    if worst.ratio == best.ratio {
      return picture.pixels(
        in: PixelBox(
          texts[index].frame, scale: scene.scale, width: picture.width, height: picture.height),
        of: worst.foreground, on: worst.background)
    }
    return meter?.pixels(of: index, below: contrast.check.requirement.minimum) ?? []
  }
}

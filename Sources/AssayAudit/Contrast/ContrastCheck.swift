// SPDX-License-Identifier: MIT

/// One foreground on one background, and what the pair must reach.
package struct ContrastCheck: Hashable, Sendable {
  package var foreground: AuditColor
  package var background: AuditColor
  package var requirement: ContrastRequirement

  package init(
    foreground: AuditColor, background: AuditColor, requirement: ContrastRequirement
  ) {
    // As a screen shows them: what is proposed starts there too.
    self.foreground = foreground.clipped
    self.background = background.clipped
    self.requirement = requirement
  }

  package struct Result: Hashable, Sendable {
    package var outcome: AuditOutcome
    /// The least that the pair can have, over anything that a translucent background may lie on.
    package var worst: ContrastRatio
    /// The most; the same where the background is opaque.
    package var best: ContrastRatio
  }

  /// A translucent foreground is composited first. A translucent background lies on something
  /// unknown, anything from black to white: the pair passes where it would on all of them, and
  /// fails where on none.
  package func evaluate() -> Result {
    guard !background.isOpaque else {
      let ratio = ContrastRatio(Compositing.over(foreground, background), background)
      let outcome: AuditOutcome = ratio >= requirement.minimum ? .pass : .fail
      return Result(outcome: outcome, worst: ratio, best: ratio)
    }
    // NB: along the grays both colors grow lighter, so the ratio falls, touches its least, and
    // rises: its most is at an end, and its least at an end or where both are equally light.
    let ratios = (0...255).map { level in
      let gray = Double(level) / 255
      let page = AuditColor(red: gray, green: gray, blue: gray)
      let seen = Compositing.over(background, page)
      return ContrastRatio(Compositing.over(foreground, seen), seen)
    }
    let worst = ratios.min() ?? ContrastRatio(value: 1)
    let best = ratios.max() ?? ContrastRatio(value: 1)
    let outcome: AuditOutcome
    if worst >= requirement.minimum {
      outcome = .pass
    } else if best >= requirement.minimum {
      outcome = .incomplete(.translucentBackground)
    } else {
      outcome = .fail
    }
    return Result(outcome: outcome, worst: worst, best: best)
  }
}

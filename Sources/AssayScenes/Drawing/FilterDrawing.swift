// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// Changes the picture of the content as a whole.
struct FilterDrawing: Drawing {
  var filter: LayerFilter
  var styles: StyleResolver

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    filtered(content, in: context.frame)
  }

  func filtered(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
    guard !content.isEmpty, let effect = effect(content, frame) else { return content }
    return [.group(GroupItem(items: content, layer: effect))]
  }

  /// Nil where nothing changes.
  private func effect(_ content: [DisplayItem], _ frame: Rect) -> LayerEffect? {
    func matrix(_ matrix: ColorMatrix, unless isIdentity: Bool) -> LayerEffect? {
      isIdentity ? nil : .colorMatrix(matrix)
    }
    switch filter {
    case .blur(let radius, let isOpaque):
      return radius > 0 ? .blur(radius: radius, opaqueIn: isOpaque ? frame : nil) : nil
    case .brightness(let amount): return matrix(.brightness(amount), unless: amount == 0)
    case .contrast(let amount): return matrix(.contrast(amount), unless: amount == 1)
    case .saturation(let amount): return matrix(.saturation(amount), unless: amount == 1)
    case .grayscale(let amount): return matrix(.saturation(1 - amount), unless: amount == 0)
    case .hueRotation(let angle):
      let (sine, cosine) = Turn.sineAndCosine(degrees: angle.degrees)
      return matrix(.hueRotation(sine: sine, cosine: cosine), unless: cosine == 1)
    case .colorMultiply(let color):
      let color = styles.color(color)
      return matrix(.multiply(color), unless: color == .white)
    case .colorInvert: return .colorMatrix(.inverted)
    case .luminanceToAlpha: return .luminanceToAlpha
    case .blend(let mode): return mode == .normal ? nil : .blend(mode)
    case .compositingGroup:
      // Only where something inside would otherwise see what is behind the group.
      return content.contains(where: \.blendsOutside) ? .isolated : nil
    }
  }
}

/// Shows the content where the mask is opaque.
struct MaskDrawing: Drawing {
  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    guard !content.isEmpty, !context.mask.isEmpty else { return [] }
    return [.group(GroupItem(items: content, layer: .mask(context.mask)))]
  }
}

extension DisplayItem {
  /// Whether what is behind it matters for more than its clear parts.
  fileprivate var blendsOutside: Bool {
    guard case .group(let group) = self else { return false }
    switch group.layer {
    case .blend, .backdrop: return true
    case .blur, .colorMatrix, .luminanceToAlpha, .mask, .projection, .innerShadow, .isolated:
      return false
    case nil: return group.items.contains(where: \.blendsOutside)
    }
  }
}

// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A way of seeing colors that an interface should work for.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  case protanopia, deuteranopia, tritanopia
  /// No colors at all, or a screen in grayscale.
  case grayscale

  /// The color as the usual model has it, at full strength.
  package func seen(_ color: AuditColor) -> AuditColor {
    ColorVisionSimulation(of: self).seen(color)
  }
}

/// A way of seeing colors by one of its models.
package struct ColorVisionSimulation: Hashable, Sendable {
  var vision: ColorVision
  var model: ColorVisionModel
  /// 0 for none, 1 for a missing cone.
  var severity: Double

  /// - Parameter model: Brettel's, where it is not said, for it alone is right for tritanopia.
  package init(
    of vision: ColorVision, model: ColorVisionModel = .brettel1997, severity: Double = 1
  ) {
    self.vision = vision
    self.model = model
    self.severity = severity
  }

  func seen(_ color: AuditColor) -> AuditColor {
    switch vision {
    case .protanopia: model.simulate(color, .protan, severity: severity)
    case .deuteranopia: model.simulate(color, .deutan, severity: severity)
    case .tritanopia: model.simulate(color, .tritan, severity: severity)
    case .grayscale:
      AuditColor(
        linear: ColorVisionModel.mix(
          color.linear, Triple(repeating: RelativeLuminance.of(color)), severity),
        alpha: color.alpha)
    }
  }

  /// A picture as seen. Each color is reckoned once.
  package func seen(_ bitmap: Bitmap) -> Bitmap {
    var known: [UInt32: UInt32] = [:]
    return Bitmap(
      width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.map { pixel in
        if let seen = known[pixel] { return seen }
        let color = seen(AuditColor(RGBAColor(premultipliedPixel: pixel))).quantized
        let result = color.premultipliedPixel
        known[pixel] = result
        return result
      })
  }
}

/// Which of the three kinds of cone is missing or shifted.
enum ColorDeficiency: String, Hashable, Sendable, CaseIterable {
  case protan, deutan, tritan
}

/// A published model of how colors are seen with a color vision deficiency. All work on linear
/// sRGB.
package enum ColorVisionModel: String, Hashable, Sendable, CaseIterable {
  /// Brettel, Vienot and Mollon 1997: two half planes.
  case brettel1997
  /// Vienot, Brettel and Mollon 1999: one plane; not for tritanopia, where Brettel's stands in.
  case vienot1999
  /// Machado, Oliveira and Fernandes 2009: by the shift of the cones.
  case machado2009

  /// - Parameter severity: 0 for none, 1 for a missing cone.
  func simulate(
    _ color: AuditColor, _ deficiency: ColorDeficiency, severity: Double = 1
  ) -> AuditColor {
    let severity = min(1, max(0, severity))
    let linear = color.linear
    let seen =
      switch self {
      case .brettel1997: Self.mix(linear, BrettelPlanes.of(deficiency).seen(linear), severity)
      case .vienot1999:
        Self.mix(
          linear,
          VienotPlane.of(deficiency).map { $0 * linear }
            ?? BrettelPlanes.of(deficiency).seen(linear), severity)
      case .machado2009: machado(linear, deficiency, severity)
      }
    let clipped = seen.clamped(lowerBound: .zero, upperBound: .one)
    return AuditColor(linear: clipped, alpha: color.alpha)
  }

  fileprivate static func mix(_ from: Triple, _ to: Triple, _ share: Double) -> Triple {
    from + (to - from) * share
  }

  private func machado(
    _ linear: Triple, _ deficiency: ColorDeficiency, _ severity: Double
  ) -> Triple {
    let table =
      switch deficiency {
      case .protan: MachadoTable.protan
      case .deutan: MachadoTable.deutan
      case .tritan: MachadoTable.tritan
      }
    let step = min(Int(severity * 10), table.count - 2)
    return Self.mix(table[step] * linear, table[step + 1] * linear, severity * 10 - Double(step))
  }
}

// SPDX-License-Identifier: MIT

/// A part of a gauge in its tint. A gradient without a direction runs along the gauge; one with a
/// direction, over the box of the part.
nonisolated struct GaugePart<Content: View>: View {
  /// Along what a gradient runs.
  enum Course {
    /// From the leading edge to the trailing one.
    case line
    /// Around the middle, clockwise from one angle to another.
    case ring(from: Angle, to: Angle)
  }

  let course: Course
  let content: (AnyShapeStyle) -> Content

  init(_ course: Course, _ content: @escaping (AnyShapeStyle) -> Content) {
    self.course = course
    self.content = content
  }

  var body: some View {
    NodeView { context in
      try content(style(context.environment.gradientTint)).evaluated(in: context)
    }
  }

  private func style(_ tint: GradientTint?) -> AnyShapeStyle {
    guard let tint else { return AnyShapeStyle(TintShapeStyle()) }
    guard let gradient = tint.gradient else {
      return AnyShapeStyle(ResolvedStyle(styleNode: tint.style))
    }
    switch course {
    case .line:
      return AnyShapeStyle(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    case .ring(let start, let end):
      return AnyShapeStyle(
        AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end))
    }
  }
}

/// A bar that fills up to a value: a progress view's, or one in a gradient.
nonisolated struct GaugeBar: View {
  let value: Double

  var body: some View {
    NodeView { context in
      guard context.environment.gradientTint != nil else {
        return try ProgressView(value: value).progressViewStyle(.linear).evaluated(in: context)
      }
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      return try ZStack {
        Capsule().fill(Color(.systemFill))
        GaugePart(.line) { GaugeFill(value: value, isMirrored: isMirrored).fill($0) }
      }
      .frame(height: 4).evaluated(in: context)
    }
  }
}

/// A bar with a marker at a value.
nonisolated struct GaugeLine: View {
  let value: Double

  var body: some View {
    NodeView { context in
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      func dot(_ diameter: Double) -> GaugeDot {
        GaugeDot(value: isMirrored ? 1 - value : value, diameter: diameter)
      }
      return try ZStack {
        GaugePart(.line) { Capsule().fill($0).frame(height: 6) }
        dot(GaugeDot.room).fill(Color(.systemBackground))
        GaugePart(.line) { dot(8).fill($0) }
      }
      .frame(height: GaugeDot.room).evaluated(in: context)
    }
  }
}

/// The filled part of a bar, whose box is that of the whole bar.
private nonisolated struct GaugeFill: Shape {
  let value: Double
  let isMirrored: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width * value
    let filled = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
      height: rect.height)
    return Path(roundedRect: filled, cornerRadius: rect.height / 2, style: .circular)
  }
}

/// A dot on a line, whose box is that of the whole line.
private nonisolated struct GaugeDot: Shape {
  /// From 0 at the left to 1 at the right.
  let value: Double
  let diameter: Double

  /// The diameter of the gap that the line has at the dot.
  static var room: Double { 12 }

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + Self.room / 2 + value * max(0, rect.width - Self.room)
    return Path(
      ellipseIn: CGRect(
        x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
}

/// An arc of a circle that fills its box, clockwise.
nonisolated struct GaugeArc: Shape {
  let start: Angle
  let end: Angle

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
        startAngle: start, endAngle: end, clockwise: false)
    }
  }
}

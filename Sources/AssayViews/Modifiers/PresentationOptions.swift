// SPDX-License-Identifier: MIT

/// What the content of a sheet says of the sheet.
///
/// It is unchecked because the sheet and its content are evaluated on one thread.
final class PresentationOptions: @unchecked Sendable {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: Double?
  var background: StyleNode?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
}

private enum PresentationOptionsKey: EnvironmentKey {
  static var defaultValue: PresentationOptions? { nil }
}

extension EnvironmentValues {
  /// Of the sheet around; nil where there is none.
  var presentationOptions: PresentationOptions? {
    get { self[PresentationOptionsKey.self] }
    set { self[PresentationOptionsKey.self] = newValue }
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let node: PresentationNode.Detent
  /// About half of the screen.
  public static let medium = PresentationDetent(node: .medium)
  /// All of the screen below its status bar.
  public static let large = PresentationDetent(node: .large)
  /// A fraction of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(node: .fraction(Double(fraction)))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(node: .height(Double(height)))
  }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let height = type.height(in: .init(environment: FormattedWords.current))
    return PresentationDetent(node: height.map { .height(Double($0)) } ?? .large)
  }

  /// What a detent of your own may depend on.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The height of the largest sheet, in points.
    public var maxDetentValue: CGFloat { CGFloat(environment.canvasSize.height) }
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that a program computes.
public protocol CustomPresentationDetent {
  /// What the height may depend on.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points; nil for none.
  static func height(in context: Context) -> CGFloat?
}

/// What can be touched behind a sheet, which is not dimmed then.
public struct PresentationBackgroundInteraction: Sendable {
  /// The tallest sheet behind which the views can be touched; nil for none.
  private let tallest: PresentationNode.Detent?
  /// As the system decides: the views behind cannot be touched.
  public static let automatic = PresentationBackgroundInteraction(tallest: nil)
  /// The views behind can be touched.
  public static let enabled = PresentationBackgroundInteraction(tallest: .large)
  /// The views behind cannot be touched.
  public static let disabled = PresentationBackgroundInteraction(tallest: nil)
  /// The views behind can be touched up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction(tallest: detent.node)
  }

  func dimsScreen(behind detent: PresentationNode.Detent) -> Bool {
    !(tallest.map(detent.reaches(atMost:)) ?? false)
  }
}
/// Accepted, but not drawn: what a drag of a sheet does first.
public struct PresentationContentInteraction: Sendable {
  /// As the system decides.
  public static let automatic = PresentationContentInteraction()
  /// A drag changes the height of the sheet.
  public static let resizes = PresentationContentInteraction()
  /// A drag scrolls.
  public static let scrolls = PresentationContentInteraction()
}
/// What a sheet or a popover becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

nonisolated extension View {
  private func presentationOption(
    _ change: @escaping (PresentationOptions, EvaluationContext) -> Void
  )
    -> some View
  {
    NodeView { context in
      if let options = context.environment.presentationOptions { change(options, context) }
      return try evaluated(in: context)
    }
  }

  /// Sets the heights of the sheet around the view, which is drawn at the smallest of them.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { options, _ in options.detents = detents }
  }

  /// Sets the heights of the sheet around the view, and the one at which it is drawn.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption { options, _ in
      options.detents = detents
      options.selectedDetent = selection.wrappedValue
    }
  }

  /// Sets whether the sheet around the view shows a drag indicator.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { options, _ in options.dragIndicator = visibility }
  }

  /// Sets the corner radius of the sheet around the view, in points; nil for the default.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { options, _ in options.cornerRadius = cornerRadius.points }
  }

  /// Sets the style behind the content of the sheet around the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { options, context in
      options.background = style.styleNode(in: context.environment)
    }
  }

  /// Sets the views behind the content of the sheet around the view. Unlike SwiftUI, not drawn,
  /// which a snapshot reports.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(.notDrawn("the background views of a sheet"))
  }

  /// Sets what can be touched behind the sheet around the view, which is not dimmed then.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentationOption { options, _ in options.backgroundInteraction = interaction }
  }
  /// Accepted, but not drawn: what a drag of a sheet does first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    self
  }
  /// Accepted, but not drawn: what a sheet or a popover becomes where there is little room. A
  /// snapshot shows the choice of the system, and reports another one.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  /// Accepted, but not drawn: what a sheet or a popover becomes where there is little room. A
  /// snapshot shows the choice of the system, and reports another one.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    reporting(
      horizontal == .automatic && vertical == .automatic
        ? nil : "the compact adaptation of a presentation")
  }
  /// Accepted, but not drawn: how a sheet fits its content.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    reportingOnWideScreens(sizing == .automatic ? nil : "how a sheet fits its content")
  }
}

/// Accepted, but not drawn: how a sheet on a large screen fits its content.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As large as a form.
  public static let form = PresentationSizing(name: "form")
  /// As large as a page.
  public static let page = PresentationSizing(name: "page")
  /// As large as its content.
  public static let fitted = PresentationSizing(name: "fitted")

  /// As large as its content in one direction or both.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// Never smaller again in one direction or both.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}

// SPDX-License-Identifier: MIT

/// Accepted, and never made: a gesture of UIKit on a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that the gesture talks to.
  associatedtype Coordinator = Void
  /// What the gesture knows of its place.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The places of the gesture in the coordinates of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Creates the gesture.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Changes the gesture.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Reacts to the gesture.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the object that the gesture talks to.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// There is no object.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture of UIKit knows of its place. A snapshot never makes one.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that the gesture talks to.
  public let coordinator: Representable.Coordinator
  /// The places of the gesture.
  public let converter: Representable.CoordinateSpaceConverter
}

/// The places of a gesture of UIKit, in points. A snapshot never makes one.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The place in the view.
  public var localLocation: CGPoint { .zero }
  /// The way in the view; nil for a gesture that does not move.
  public var localTranslation: CGPoint? { nil }
  /// The speed in the view; nil for a gesture that does not move.
  public var localVelocity: CGPoint? { nil }
}

nonisolated extension View {
  /// Accepted, and never called: a gesture of UIKit.
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View { self }
}

// SPDX-License-Identifier: MIT

/// What stands for a part that UIKit draws: a gray area with the name of its type, which is
/// reported.
package nonisolated struct UIKitPlaceholder: View {
  private let name: String

  package init(of type: Any.Type) {
    self.name = String(describing: type).prefix { $0 != "<" }.description
  }

  package var body: some View {
    ZStack {
      Rectangle().fill(Color(base: .system("systemGray5")))
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        .minimumScaleFactor(0.5).padding(4)
    }
    .modified(.notDrawn("\(name), which UIKit draws,"))
  }
}

/// What the representables of UIKit and of AppKit have in common.
@MainActor @preconcurrency
public protocol _Representable: View where Body == Never {
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the representable learns of its place.
  typealias Context = _RepresentableContext<Self>

  /// Never called: makes the coordinator.
  func makeCoordinator() -> Coordinator
}

extension _Representable where Coordinator == Void {
  /// Never called: there is no coordinator.
  public func makeCoordinator() {}
}

/// What a representable learns of its place.
public struct _RepresentableContext<Representable: _Representable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction.
  public var transaction: Transaction
  /// The environment.
  public var environment: EnvironmentValues
}

/// A view of UIKit in a SwiftUI screen. Unlike SwiftUI, a placeholder with the name of the type is
/// drawn, in the room that it is offered, and is reported.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _Representable {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView

  /// Never called: makes the UIKit view.
  func makeUIView(context: Context) -> UIViewType
  /// Never called: updates the UIKit view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Never called: cleans up.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Never called: cleans up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// What a representable learns of its place.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> =
  _RepresentableContext<Representable>

/// A controller of UIKit in a SwiftUI screen. Unlike SwiftUI, a placeholder with the name of the
/// type is drawn, in the room that it is offered, and is reported.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _Representable {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// Never called: makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Never called: updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Never called: cleans up.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Never called: cleans up.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

/// What a representable learns of its place.
public typealias UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> = _RepresentableContext<Representable>

nonisolated extension View {
  /// The placeholder of a view that UIKit draws; nil for any other view.
  var placeholder: UIKitPlaceholder? {
    self is any _Representable ? UIKitPlaceholder(of: Self.self) : nil
  }
}

// SPDX-License-Identifier: MIT

/// What stands for a part that UIKit draws: a gray area with the name of its type, which is
/// reported.
package nonisolated struct UIKitPlaceholder: View {
  private let name: String
  /// Whether UIKit's view has no look of its own, as one that only changes the views around it.
  private let isPlain: Bool
  @Environment(\.isBehindView) private var isBehindView

  package init(of type: Any.Type, isPlain: Bool = false) {
    self.name = String(describing: type).prefix { $0 != "<" }.description
    self.isPlain = isPlain
  }

  package var body: some View {
    ZStack {
      // Nothing hides what is behind a view for the sake of a helper that is clear on a device.
      let isClear = isPlain && isBehindView
      Rectangle().fill(isClear ? Color.clear : Color(base: .system("systemGray5")))
      Text(verbatim: isClear ? "" : name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
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
  /// Whether the type that UIKit draws is the plainest one, which is clear.
  nonisolated static var _isPlain: Bool { get }
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

  /// Makes changes at once, and calls the completion handler: a snapshot shows no motion.
  ///
  /// - Parameters:
  ///   - changes: the changes of views.
  ///   - completion: called after the changes.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
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
  /// Whether the type is `UIView`.
  public nonisolated static var _isPlain: Bool { UIViewType.self == UIView.self }
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
  /// Whether the type is `UIViewController`.
  public nonisolated static var _isPlain: Bool {
    UIViewControllerType.self == UIViewController.self
  }
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
    (self as? any _Representable).map {
      UIKitPlaceholder(of: Self.self, isPlain: type(of: $0)._isPlain)
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is in the background of another one.
  var isBehindView: Bool {
    get { self[BehindViewKey.self] }
    set { self[BehindViewKey.self] = newValue }
  }
}

private struct BehindViewKey: EnvironmentKey {
  static let defaultValue = false
}

extension EvaluationContext {
  /// The same place for the background of a view.
  func behindView() -> EvaluationContext {
    var environment = environment
    environment.isBehindView = true
    return with(environment: environment)
  }
}

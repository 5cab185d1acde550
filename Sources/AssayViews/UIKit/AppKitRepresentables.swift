// SPDX-License-Identifier: MIT

/// A view of AppKit in a SwiftUI screen. Unlike SwiftUI, a placeholder with the name of the type is
/// drawn, in the room that it is offered, and is reported.
@MainActor @preconcurrency
public protocol NSViewRepresentable: _Representable {
  /// The type of the AppKit view.
  associatedtype NSViewType: NSView

  /// Never called: makes the AppKit view.
  func makeNSView(context: Context) -> NSViewType
  /// Never called: updates the AppKit view.
  func updateNSView(_ nsView: NSViewType, context: Context)
}

extension NSViewRepresentable {
  /// Whether the type is `NSView`.
  public nonisolated static var _isPlain: Bool { NSViewType.self == NSView.self }
}

/// What a representable learns of its place.
public typealias NSViewRepresentableContext<Representable: NSViewRepresentable> =
  _RepresentableContext<Representable>

/// A controller of AppKit in a SwiftUI screen. Unlike SwiftUI, a placeholder with the name of the
/// type is drawn, in the room that it is offered, and is reported.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: _Representable {
  /// The type of the controller.
  associatedtype NSViewControllerType: NSViewController

  /// Never called: makes the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Never called: updates the controller.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}

extension NSViewControllerRepresentable {
  /// Whether the type is `NSViewController`.
  public nonisolated static var _isPlain: Bool {
    NSViewControllerType.self == NSViewController.self
  }
}

/// What a representable learns of its place.
public typealias NSViewControllerRepresentableContext<
  Representable: NSViewControllerRepresentable
> = _RepresentableContext<Representable>

/// A view of AppKit that holds one of SwiftUI. It has a place only in what is never shown, such as
/// a window.
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content
  /// Creates a view that holds another.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

// SPDX-License-Identifier: MIT

/// A view of AppKit in a SwiftUI screen. Unlike SwiftUI, a placeholder with the name of the type is
/// drawn, in the room that it is offered, and is reported.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the AppKit view.
  associatedtype NSViewType: NSView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the representable learns of its place.
  typealias Context = NSViewRepresentableContext<Self>

  /// Never called: makes the AppKit view.
  func makeNSView(context: Context) -> NSViewType
  /// Never called: updates the AppKit view.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Never called: makes the coordinator.
  func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable where Coordinator == Void {
  /// Never called: there is no coordinator.
  public func makeCoordinator() {}
}

/// What a representable learns of its place.
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction.
  public var transaction: Transaction
  /// The environment.
  public var environment: EnvironmentValues
}

/// A controller of AppKit in a SwiftUI screen. Unlike SwiftUI, a placeholder with the name of the
/// type is drawn, in the room that it is offered, and is reported.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the representable learns of its place.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Never called: makes the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Never called: updates the controller.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Never called: makes the coordinator.
  func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Never called: there is no coordinator.
  public func makeCoordinator() {}
}

/// What a representable learns of its place.
public struct NSViewControllerRepresentableContext<
  Representable: NSViewControllerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction.
  public var transaction: Transaction
  /// The environment.
  public var environment: EnvironmentValues
}

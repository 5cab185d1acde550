// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Presents a sheet over the screen while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented sheet", { isPresented.wrappedValue }) {
      try Presented.sheet(content(), in: $0)
    }
  }

  /// Presents a sheet over the screen while a binding holds an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(content: self, what: "a presented sheet") { context in
      try item.wrappedValue.map { try Presented.sheet(content($0), in: context) }
    }
  }

  /// Presents a cover over the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented full-screen cover", { isPresented.wrappedValue }) {
      try Presented.cover(content(), in: $0)
    }
  }

  /// Presents a cover over the whole screen while a binding holds an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(content: self, what: "a presented full-screen cover") { context in
      try item.wrappedValue.map { try Presented.cover(content($0), in: context) }
    }
  }

  /// Presents a popover while a binding is true: a sheet on a phone. Unlike SwiftUI, a popover on a
  /// large screen is not drawn, which a snapshot reports.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented popover", { isPresented.wrappedValue }) {
      try Presented.sheet(content(), isPopover: true, in: $0)
    }
  }

  /// Presents a popover while a binding holds an item: a sheet on a phone. Unlike SwiftUI, a
  /// popover on a large screen is not drawn, which a snapshot reports.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(content: self, what: "a presented popover") { context in
      try item.wrappedValue.map { try Presented.sheet(content($0), isPopover: true, in: context) }
    }
  }
}

/// Accepted, but not drawn: where the arrow of a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// Accepted, but not drawn: a rectangle of a view.
  public enum Source: Sendable {
    /// The bounds of the view.
    case bounds
    /// A rectangle in points of the view.
    case rect(CGRect)
  }
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view, as a fraction of its size.
  case point(UnitPoint)
}

/// Evaluates what is presented.
enum Presented {
  static func sheet(
    _ content: some View, isPopover: Bool = false, in context: EvaluationContext
  ) throws -> PresentationNode {
    let options = PresentationOptions()
    let children = try evaluated(content, options, isElevated: true, in: context)
    let detents = options.detents.map(\.node)
    let isResizable = detents.count > 1
    let hasIndicator =
      switch options.dragIndicator {
      case .visible: true
      case .hidden: false
      case .automatic: isResizable
      }
    let detent = options.selectedDetent?.node ?? PresentationNode.Detent.smallest(of: detents)
    let sheet = PresentationNode.Sheet(
      detent: detent, hasDragIndicator: hasIndicator, cornerRadius: options.cornerRadius,
      background: options.background, isPopover: isPopover,
      dimsScreen: options.backgroundInteraction.dimsScreen(behind: detent))
    return PresentationNode(kind: .sheet(sheet), children: children)
  }

  static func cover(_ content: some View, in context: EvaluationContext) throws
    -> PresentationNode
  {
    let options = PresentationOptions()
    let children = try evaluated(content, options, isElevated: false, in: context)
    return PresentationNode(kind: .cover(background: options.background), children: children)
  }

  private static func evaluated(
    _ content: some View, _ options: PresentationOptions, isElevated: Bool,
    in context: EvaluationContext
  ) throws -> [ViewNode] {
    var environment = context.environment
    environment.presentationOptions = options
    // A sheet is a screen of its own.
    environment.isInList = false
    environment.isElevated = isElevated
    environment.pushedScreens = nil
    return try content.evaluated(in: context.with(environment: environment))
  }
}

// SPDX-License-Identifier: MIT

// What assistive technology says and does with a view; nothing of it is drawn.
nonisolated extension View {
  /// Accepted, and has no effect: how high the text is spoken.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted, and has no effect: whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Accepted, and has no effect: whether the text waits for what is spoken already.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Accepted, and has no effect: whether the text is spelled.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Accepted, and has no effect: what the text is, by which it is spoken.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  /// Accepted, and has no effect: the data of a chart, which is spoken.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: an area that gets touches as they are.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }
  /// Accepted, but never called: scrolls.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Accepted, but not read: the place of a list, which is spoken.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: a point from which the view is dragged.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: a point to which something is dropped.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: views that are found from each other.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
  /// Speaks the label and what it is of on their own. Unlike SwiftUI, neither names the other, and
  /// this is reported.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    reporting("the label of an accessibility pair")
  }
  /// Accepted, and has no effect: where assistive technology begins.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action of a clenched hand.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action of a clenched hand, while it is active.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
  /// Accepted, but never called: actions of a kind.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: where a press of assistive technology falls.
  public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View { self }
  /// Accepted, and has no effect: where a press of assistive technology falls.
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
    self
  }
  /// Accepted, and has no effect: whether the view can be used.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    self
  }
  /// Sets the names of a control, as long as a condition holds.
  @ViewBuilder
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View {
    if isEnabled { accessibilityInputLabels(labels) } else { self }
  }
  /// Sets the names of a control, as long as a condition holds.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [String], isEnabled: Bool) -> some View {
    accessibilityInputLabels(labels.map { Text(verbatim: $0) }, isEnabled: isEnabled)
  }
  /// Accepted, and has no effect: the tag of a choice.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Accepted, and has no effect: where a press of assistive technology falls.
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Accepted, and has no effect: where a press of assistive technology falls.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Speaks the elements of the view itself. Unlike SwiftUI, those of the children are not used,
  /// and this is reported.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    reporting("the accessibility children of a view")
  }
}

/// What a text is, by which it is spoken.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Something else.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A line of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How an area gets touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// After a double tap.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Without a voice.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which part of a label and its view it is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label, or the view.
  case label, content
}

/// A kind of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// Creates a kind with a name of the string tables.
  public init(_ name: LocalizedStringKey) { self.name = "\(name)" }
  private init(name: String) { self.name = name }
  /// As the system decides.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Changes of a text.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

/// How an action of a clenched hand is shown.
public protocol AccessibilityQuickActionStyle {}
/// A question.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
/// An outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A question.
  public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline.
  public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

/// The data of a chart, which is spoken.
public protocol AXChartDescriptorRepresentable {
  /// Returns the data.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the data.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

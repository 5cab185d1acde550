// SPDX-License-Identifier: MIT

/// The progress of an operation, as a bar if its value is known and as a spinner if not.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  private let value: Double?
  private let label: Label

  private init(value: Double?, label: Label) {
    self.value = value
    self.label = label
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value) / Double(total)))
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.progressView(value: value, label: try label.evaluated(in: context)))]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner without a label.
  public init() where Label == EmptyView { self.init(value: nil, label: EmptyView()) }

  /// Creates a spinner with a view as its label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: nil, label: label()) }

  /// Creates a spinner whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: nil, label: Text(titleKey))
  }

  /// Creates a spinner whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil, label: Text(title))
  }

  /// Creates a progress view for a value of 0 to `total`; nil for a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: Self.fraction(value, of: total), label: EmptyView())
  }

  /// Creates a progress view for a value of 0 to `total`, with a view as its label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: Self.fraction(value, of: total), label: label())
  }

  /// Creates a progress view for a value of 0 to `total`, with a title from the string tables.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: Self.fraction(value, of: total), label: Text(titleKey))
  }

  /// Creates a progress view for a value of 0 to `total`, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: Self.fraction(value, of: total), label: Text(title))
  }
}

extension ProgressView {
  /// Creates a progress view. Unlike SwiftUI, the label of the current value is not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: Self.fraction(value, of: total), label: label())
  }
}

/// The named looks of progress views.
public protocol ProgressViewStyle {}

/// A style that a view description names.
package protocol NamedProgressViewStyle: ProgressViewStyle {
  var node: ProgressViewStyleNode { get }
}

extension ProgressViewStyle {
  /// Its name in a view description; a style from elsewhere has none.
  package var node: ProgressViewStyleNode {
    (self as? any NamedProgressViewStyle)?.node ?? .automatic
  }
}

/// A bar if the value is known, and a spinner if not.
public struct DefaultProgressViewStyle: NamedProgressViewStyle {
  /// Creates the style.
  public init() {}
  package var node: ProgressViewStyleNode { .automatic }
}
/// A bar.
public struct LinearProgressViewStyle: NamedProgressViewStyle {
  /// Creates the style.
  public init() {}
  package var node: ProgressViewStyleNode { .linear }
}
/// A spinner.
public struct CircularProgressViewStyle: NamedProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Unlike SwiftUI, the tint is not used.
  public init(tint: Color) {}
  package var node: ProgressViewStyleNode { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if the value is known, and a spinner if not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modified(.progressViewStyle(style.node))
  }
}

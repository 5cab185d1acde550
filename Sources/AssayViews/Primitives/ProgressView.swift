// SPDX-License-Identifier: MIT

/// How far something is, or that it goes on.
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
    [ViewNode(.progressView(value: value, label: try label.lowered(in: context)))]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(value: nil, label: EmptyView()) }

  public init(@ViewBuilder label: () -> Label) { self.init(value: nil, label: label()) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil, label: Text(title))
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: Self.fraction(value, of: total), label: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: Self.fraction(value, of: total), label: label())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: Self.fraction(value, of: total), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: Self.fraction(value, of: total), label: Text(title))
  }
}

extension ProgressView {
  /// The label of the current value is not drawn.
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

public struct DefaultProgressViewStyle: NamedProgressViewStyle {
  public init() {}
  package var node: ProgressViewStyleNode { .automatic }
}
public struct LinearProgressViewStyle: NamedProgressViewStyle {
  public init() {}
  package var node: ProgressViewStyleNode { .linear }
}
public struct CircularProgressViewStyle: NamedProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  package var node: ProgressViewStyleNode { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modified(.progressViewStyle(style.node))
  }
}

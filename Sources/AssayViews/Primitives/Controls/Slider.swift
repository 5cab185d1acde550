// SPDX-License-Identifier: MIT

/// A control to choose a value between two bounds. Its label is only spoken, as on iOS.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  private let fraction: Double
  /// Between two ticks, as a part of the range; nil for a slider without steps.
  private let step: Double?
  private let label: Label
  private let minimumLabel: ValueLabel?
  private let maximumLabel: ValueLabel?
  /// What an app asks of it that is not drawn.
  private var undrawn: String?

  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, step: V.Stride? = nil, label: Label,
    ends: (ValueLabel, ValueLabel)?
  ) where V.Stride: BinaryFloatingPoint {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let distance = Double(value - bounds.lowerBound)
    self.fraction = length > 0 ? min(1, max(0, distance / length)) : 0
    self.step = step.flatMap { length > 0 && $0 > 0 ? min(1, Double($0) / length) : nil }
    self.label = label
    self.minimumLabel = ends?.0
    self.maximumLabel = ends?.1
  }

  /// Creates a slider with a label and a view at each end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// Creates a slider with steps, a label and a view at each end. On iOS 26, each step has a tick.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, step: step, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// Creates a slider with a label and a view at each end, by the order of iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: label(), ends: (minimumValueLabel, maximumValueLabel))
  }

  /// Creates a slider with steps, a label and a view at each end, by the order of iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, step: step, label: label(),
      ends: (minimumValueLabel, maximumValueLabel))
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let slider = SliderNode(
      value: fraction, step: step, label: try label.evaluated(in: context),
      minimumLabel: try minimumLabel?.evaluated(in: context) ?? [],
      maximumLabel: try maximumLabel?.evaluated(in: context) ?? [])
    let node = ViewNode(.slider(slider), modifiers: undrawn.map { [.notDrawn($0)] } ?? [])
    return [context.reportingGradientTint(node, of: "a slider")]
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), ends: nil)
  }

  /// Creates a slider with steps and a label. On iOS 26, each step has a tick.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, step: step, label: label(), ends: nil)
  }

  /// Creates a slider with a label, by the order of iOS 13.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: label(), ends: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: EmptyView(), ends: nil)
  }

  /// Creates a slider with steps and without labels. On iOS 26, each step has a tick.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, step: step, label: EmptyView(), ends: nil)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with steps and a label, by the order of iOS 13.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, step: step, label: label(), ends: nil)
  }
}

extension Slider {
  /// Creates a slider with a label, whose track is filled from a neutral value. Unlike SwiftUI, it
  /// is filled from the leading end, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: label(), ends: nil)
    undrawn = neutralValue == nil ? nil : "the neutral value of a slider"
  }
}

extension Slider {
  /// Creates a slider whose track is filled from a neutral value, with a label, a spoken value, a
  /// view at each end and ticks of its own. Unlike SwiftUI, it is filled from the leading end,
  /// which a snapshot reports, as it does ticks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel(), maximumValueLabel())
    self =
      Slider(value.wrappedValue, in: bounds, step: step, label: label(), ends: ends).withTicks()
    if neutralValue != nil { undrawn = "the neutral value and the chosen ticks of a slider" }
  }

  /// Creates a slider whose track is filled from a neutral value, with a label and a view at each
  /// end. Unlike SwiftUI, it is filled from the leading end, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
    undrawn = neutralValue == nil ? nil : "the neutral value of a slider"
  }

  /// Creates a slider without a label, whose track is filled from a neutral value. Unlike SwiftUI,
  /// it is filled from the leading end, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: EmptyView(), ends: nil)
    undrawn = neutralValue == nil ? nil : "the neutral value of a slider"
  }
}

extension Slider {
  /// The slider, which reports the ticks that an app chooses.
  private func withTicks() -> Slider {
    var copy = self
    copy.undrawn = "the chosen ticks of a slider"
    return copy
  }

  /// Creates a slider with a label and with ticks of its own. Unlike SwiftUI, the ticks are not
  /// drawn, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self = Slider(value.wrappedValue, in: bounds, label: label(), ends: nil).withTicks()
  }

  /// Creates a slider with a label, a spoken value and ticks of its own. Unlike SwiftUI, the ticks
  /// are not drawn, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value.wrappedValue, in: bounds, label: label(), ends: nil).withTicks()
  }

  /// Creates a slider with a label, a spoken value, a view at each end and ticks of its own. Unlike
  /// SwiftUI, the ticks are not drawn, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self =
      Slider(
        value.wrappedValue, in: bounds, step: step, label: label(),
        ends: (minimumValueLabel(), maximumValueLabel())
      ).withTicks()
  }

  /// Creates a slider with a label, a spoken value and a view at each end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, step: step, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// Creates a slider with steps and a label, whose ticks a closure chooses. Unlike SwiftUI, each
  /// step has a tick, which a snapshot reports.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride,
    @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self = Slider(value.wrappedValue, in: bounds, step: step, label: label(), ends: nil).withTicks()
  }
}

// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the ticks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
}

/// Accepted, but not drawn: a tick of a slider.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  /// Creates a tick at a value.
  public init(_ value: Value) {}
  /// Creates a tick with a label at a value.
  public init(_ value: Value, @ViewBuilder label: () -> some View) {}
}

/// Accepted, but not drawn: a tick for each element.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  /// Creates ticks from elements and their identities.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}
  /// Creates ticks from elements.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// Accepted, but not drawn: several ticks.
public struct SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {}

/// Builds the ticks of a slider from a closure.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Builds a tick.
  public static func buildExpression(_ tick: SliderTick<Value>) -> SliderTickList<Value> {
    SliderTickList()
  }
  /// Builds ticks of other kinds.
  @_disfavoredOverload
  public static func buildExpression<Content: SliderTickContent>(
    _ ticks: Content
  ) -> SliderTickList<Value> where Content.Value == Value {
    SliderTickList()
  }
  /// Builds several ticks.
  public static func buildBlock(_ ticks: SliderTickList<Value>...) -> SliderTickList<Value> {
    SliderTickList()
  }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ ticks: SliderTickList<Value>?) -> SliderTickList<Value> {
    SliderTickList()
  }
  /// Builds the branch of an `if` whose condition holds.
  public static func buildEither(first: SliderTickList<Value>) -> SliderTickList<Value> { first }
  /// Builds the `else` branch.
  public static func buildEither(second: SliderTickList<Value>) -> SliderTickList<Value> { second }
}

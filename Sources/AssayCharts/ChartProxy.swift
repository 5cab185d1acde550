// SPDX-License-Identifier: MIT

public import AssayViews

/// The places of a chart's values, in the coordinates of its plot.
public struct ChartProxy {
  let model: ChartModel
  let frame: Anchor<CGRect>
  let size: CGSize

  /// The size of the plot, in points.
  public var plotSize: CGSize { size }
  /// The size of the plot, in points, by the name of iOS 16.
  public var plotAreaSize: CGSize { size }
  /// The place of the plot, to be read with a geometry proxy.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The place of the plot, to be read with a geometry proxy, by the name of iOS 16.
  public var plotAreaFrame: Anchor<CGRect> { frame }

  /// The distance of a value from the leading edge; nil for one that the axis does not have.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.position(value.plotValue, in: size.width)
  }
  /// The distance of a value from the top; nil for one that the axis does not have.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y.position(value.plotValue, in: size.height).map { size.height - $0 }
  }
  /// The point of two values; nil for one that an axis does not have.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The value at a distance from the leading edge.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    model.x.value(at: position, in: size.width).flatMap { P(plotValue: $0) }
  }
  /// The value at a distance from the top.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    model.y.value(at: size.height - position, in: size.height).flatMap { P(plotValue: $0) }
  }
  /// The values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
}

/// The place of the plot inside of a chart.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Adds the views that know the places of a chart's values.
  @ViewBuilder
  func layers(_ layers: [ChartLayer], of model: ChartModel) -> some View {
    if layers.isEmpty {
      self
    } else {
      backgroundPreferenceValue(PlotFrameKey.self) { frame in
        plot(frame, with: layers.filter(\.isBehind), of: model)
      }
      .overlayPreferenceValue(PlotFrameKey.self) { frame in
        plot(frame, with: layers.filter { !$0.isBehind }, of: model)
      }
    }
  }
}

/// The app may have put another view in the place of the plot.
@ViewBuilder
@MainActor private func plot(
  _ frame: Anchor<CGRect>?, with layers: [ChartLayer], of model: ChartModel
) -> some View {
  if layers.isEmpty {
    EmptyView()
  } else if let frame {
    ChartLayers(layers: layers, model: model, frame: frame)
  } else {
    Color.clear.reporting(all: ["a view over or behind a chart that has no plot"])
  }
}

private struct ChartLayers: View {
  let layers: [ChartLayer]
  let model: ChartModel
  let frame: Anchor<CGRect>

  var body: some View {
    GeometryReader { geometry in
      let proxy = ChartProxy(model: model, frame: frame, size: geometry[frame].size)
      ForEach(Array(layers.enumerated()), id: \.offset) { entry in
        entry.element.content(proxy)
          .frame(
            width: geometry.size.width, height: geometry.size.height,
            alignment: entry.element.alignment)
      }
      // A chart in the content has none of these layers.
      .environment(\.chart, ChartSettings())
    }
  }
}

// SPDX-License-Identifier: MIT

/// A widget of a preview, drawn in the size of its family.
enum WidgetPreview {
  /// The margins of a widget, in points. Source: Apple, Human Interface Guidelines, Widgets.
  private static let margin = 16.0
  /// The radius of a widget's corners on a phone, in points; an estimate.
  private static let cornerRadius = 22.0

  /// A report in place of a widget that has no view of the entry.
  @MainActor static func view(
    of widget: some Widget, entry: any TimelineEntry, family: WidgetFamily
  ) -> any View {
    let content = widget.body.first(as: (any WidgetContent).self)
    guard let content, let view = content.view(of: entry) else {
      return Color.clear.reporting("a widget that has no view of the preview's entry")
    }
    return self.view(view, family: family, hasMargins: content.hasContentMargins)
  }

  private static func view(_ view: AnyView, family: WidgetFamily, hasMargins: Bool) -> any View {
    let size = family.size
    let margin = hasMargins && !family.isAccessory ? margin : 0
    let margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    let widget =
      view
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .padding(margins)
      .frame(width: size.width, height: size.height)
    switch family {
    case .accessoryCircular: return widget.clipShape(Circle())
    case .accessoryInline, .accessoryRectangular: return widget
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      return widget.clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
    }
  }
}

extension WidgetFamily {
  fileprivate var traits: [PreviewTrait<Preview.ViewTraits>] {
    [.fixedLayout(width: size.width, height: size.height)]
  }

  fileprivate var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryInline, .accessoryRectangular: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    }
  }
}

/// Builds the entries of a widget's preview.
@resultBuilder
public enum TimelineEntryBuilder {
  /// Builds one statement of a closure.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Builds a statement with several entries.
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] {
    entries
  }
  /// Builds a closure.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// Builds a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// Builds the branch of an `if` whose condition holds.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Builds the `else` branch.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}

extension PreviewRecord.Place {
  /// Adds a preview of a widget for each entry of a timeline.
  public func add(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    add(name, family.traits, each: "entry", of: timeline) {
      WidgetPreview.view(of: widget(), entry: $0, family: family)
    }
  }

  /// Adds a preview of a widget for the entry that its provider has for a widget without data.
  public func add<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    add(name, as: family, widget: widget) { timelineProvider().placeholder(in: $0) }
  }

  /// Adds a preview of a widget with settings for the entry that its provider has for a widget
  /// without data.
  public func add<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    add(name, as: family, widget: widget) { timelineProvider().placeholder(in: $0) }
  }

  private func add(
    _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    placeholder: @escaping @MainActor (TimelineProviderContext) -> any TimelineEntry
  ) {
    add(name, family.traits) {
      RenderingExecutor.making {
        BodyEvaluator.value {
          let size = family.size
          let context = TimelineProviderContext(
            family: family, isPreview: true,
            displaySize: CGSize(width: size.width, height: size.height))
          return WidgetPreview.view(of: widget(), entry: placeholder(context), family: family)
        }
      }
    }
  }
}

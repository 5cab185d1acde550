// SPDX-License-Identifier: MIT

/// A preview of a view. `assertPreviews()` and `assay snapshot previews` render it.
///
/// ```swift
/// #Preview("Signed in", traits: .sizeThatFitsLayout) {
///   AccountView(account: .sample)
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview for each of several values.
@freestanding(declaration)
public macro Preview<A>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [A],
  @ViewBuilder body: @escaping @MainActor (A) -> any View
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a widget, for each entry of a timeline.
///
/// ```swift
/// #Preview("Small", as: .systemSmall) {
///   StepsWidget()
/// } timeline: {
///   StepsEntry(date: .now, steps: 4000)
///   StepsEntry(date: .now, steps: 10_000)
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a widget, for the entry that its provider has for a widget without data. Unlike
/// Xcode, which shows the provider's timeline.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a widget with settings, for the entry that its provider has for a widget without
/// data. Unlike Xcode, which shows the timeline for these settings.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// A preview of a live activity, for each of several states.
@freestanding(declaration)
public macro Preview<A: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> any Widget,
  @ActivityStateBuilder<A.ContentState> contentStates: @escaping @MainActor () -> [A.ContentState]
) = #externalMacro(module: "AssayMacros", type: "PreviewMacro")

/// Makes a property at the beginning of a `#Preview` a property of the previewed view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AssayMacros", type: "PreviewableMacro")

/// Adds a value to the environment, to focused values, to transactions or to container values.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardStyle: CardStyle = .plain
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AssayMacros", type: "EntryMacro")

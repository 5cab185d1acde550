// SPDX-License-Identifier: MIT

/// Screens with tabs. A snapshot shows the selected screen, or the first one.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let selection: SelectionValue?
  private let content: Content

  /// Creates a tab view with an optional selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// Creates a tab view with a selection, which is compared with the tags of the screens.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection.wrappedValue
    self.content = content()
  }

  /// Creates a tab view that shows its first screen.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.selection = nil
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    environment.elementsHaveTags = true
    environment.isInList = false
    let style = environment.tabViewStyle
    environment.tabViewStyle = .automatic
    let accessory = environment.tabAccessory
    environment.tabAccessory = nil
    let views = try content.evaluated(in: context.with(environment: environment))
    let selection = selection.map { TagName.of($0) }
    switch style {
    case .automatic:
      let bottom = try accessory.map { try TabAccessory(content: $0).evaluated(in: context) }
      let screens = bottom.map { TabAccessory.below(views, $0) } ?? views
      return [ViewNode(.tabView(selection: selection, children: screens))]
    case .page(let showsDots):
      let chosen = views.firstIndex { view in
        selection.map { view.modifiers.contains(.tag($0)) } ?? false
      }
      let pages = TabPages(
        pages: views, chosen: chosen ?? 0, showsDots: showsDots,
        hasBackground: environment.indexHasBackground)
      return try pages.reporting(accessory == nil ? nil : "the accessory of tabs that are pages")
        .evaluated(in: context)
    }
  }
}

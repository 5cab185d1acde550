// SPDX-License-Identifier: MIT

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The view above the bar of the tabs inside; nil for none.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows a view above the tab bar, in a capsule of glass. Only iOS 26 has one: other looks report
  /// that it is not drawn.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isEnabled ? AnyView(content()) : nil
    return NodeView { context in
      guard content == nil || context.environment.look == .iOS26 else {
        return try reporting("the accessory of tabs, which needs iOS 26,").evaluated(in: context)
      }
      return try EnvironmentChangingView(content: self) { $0.tabAccessory = content }
        .evaluated(in: context)
    }
  }
}

/// A capsule as high as the buttons of a bar at the bottom, as far from the screen's sides as the
/// tabs are; how far it is above them is an estimate.
nonisolated struct TabAccessory: View {
  let content: AnyView

  var body: some View {
    NodeView { context in
      let isDark = context.environment.colorScheme == .dark
      return
        try content
        .frame(maxWidth: .infinity, minHeight: 48, maxHeight: 48)
        .background {
          Capsule().fill(Material(name: .glass))
            .overlay(Capsule().strokeBorder(isDark ? .white.opacity(0.1) : .black.opacity(0.06)))
        }
        .padding(.horizontal, 21)
        .padding(.bottom, 8)
        .evaluated(in: context)
    }
  }

  /// The screens of tabs with the accessory below them, which they scroll under.
  static func below(_ views: [ViewNode], _ accessory: [ViewNode]) -> [ViewNode] {
    views.map { view in
      var view = view
      if case .group(let group) = view.content, view.modifiers.isEmpty {
        view.content = .group(children: below(group.children, accessory))
      } else {
        view.modifiers.append(
          .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0, children: accessory))
      }
      return view
    }
  }
}

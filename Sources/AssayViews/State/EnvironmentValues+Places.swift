// SPDX-License-Identifier: MIT

/// Where the tabs of a tab view are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the bottom of a phone.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the top of a tablet.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// On the pages of a tab view.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Beside the content of a headset's window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the tab bar, which is small while the content is scrolled.
  case inline
  /// Above the tab bar.
  case expanded
}

/// Accepted, but not performed: opens a window in place of another.
public struct PushWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// Where the tabs around are. Unlike SwiftUI, always nil: a view does not know its tab view.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Always `expanded`: nothing is scrolled in a snapshot.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  /// An action that does nothing.
  public var pushWindow: PushWindowAction { PushWindowAction() }
  /// Always false: a snapshot shows no Live Activity on a whole screen.
  public var isActivityFullscreen: Bool { false }
  /// Always true: effects of a pointer are not disabled.
  public var isHoverEffectEnabled: Bool { true }
  /// Always `automatic`: scroll indicators are not drawn.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// Always `automatic`: scroll indicators are not drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// Always `automatic`: nothing is scrolled in a snapshot.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  /// Always `automatic`: nothing is scrolled in a snapshot.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  /// Always `automatic`: nothing is scrolled in a snapshot.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { .automatic }
    set {}
  }
  /// Whether a change of content is drawn as one layer, which no snapshot shows.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
  /// How content changes, which has no effect.
  public var contentTransition: ContentTransition {
    get { .identity }
    set {}
  }
}

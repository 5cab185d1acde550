// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayResources
internal import AssayTraits

/// What a view inherits while the tree is laid out: the environment, and what containers add to it.
struct SceneEnvironment {
  var values: EnvironmentValues {
    _read { yield sharedValues.values }
    _modify {
      if !isKnownUniquelyReferenced(&sharedValues) {
        sharedValues = SharedValues(sharedValues.values)
      }
      yield &sharedValues.values
    }
  }
  // NB: shared until changed, for an environment is copied for each view, and what is kept on the
  // stack for each level limits how deep views may be nested.
  private var sharedValues: SharedValues
  /// Of the stack around, for spacers and dividers.
  var stackAxis: Axis?
  /// How controls, bars and lists are drawn.
  var look: Look { _read { yield sharedLook.look } }
  // NB: shared, for an environment is copied for each view and a look is large.
  private let sharedLook: SharedLook
  /// Whether a list's row is around, for controls that look different there.
  var isInList = false
  /// Whether the footer of a list's section is around: its text is UIKit's.
  var isInListFooter = false
  /// Whether a bar with a large title is above, which keeps its own distance from a list.
  var isUnderLargeTitle = false
  /// Whether tabs are around, whose bar is at the bottom of the screen.
  var isInTabs = false
  /// What a list gives the words beside its rows, which the tint of a control there replaces.
  var listForeground: StyleNode?
  /// Of tabs at the top of the screen, which share their row with the bar of a navigation stack; 0
  /// without them.
  var topTabsHeight = 0.0
  /// Whether a view that scrolls up and down is around, which offers no height.
  var isInVerticalScroll = false
  /// Whether a navigation stack is around, for links to lead on in.
  var isInNavigation = false
  /// The name of the system color that `.background` stands for.
  var surface = "systemBackground"

  /// Where named colors are looked up.
  var assets: AssetCatalog?
  var idiom = AssetIdiom.universal
  /// Where pictures of styles are read.
  var pictures: PictureFolder?
  /// Where fonts of the app's own are looked up.
  var appFonts: AppFontFinder?

  init(traits: TraitSet, preferred: ColorScheme?, assets: AssetCatalog? = nil) {
    var values = EnvironmentValues(traits: traits)
    values.colorScheme = preferred ?? values.colorScheme
    sharedValues = SharedValues(values)
    sharedLook = SharedLook(Look.named(traits.look))
    self.assets = assets
    guard case .device(let device) = traits.canvas else { return }
    idiom =
      switch device.idiom {
      case .phone: .iphone
      case .pad: .ipad
      case .tv: .tv
      case .mac: .mac
      }
  }

  func with(_ change: (inout SceneEnvironment) -> Void) -> SceneEnvironment {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the style of what has none of its own, as a control does for its label.
  mutating func setDefaultForeground(_ style: StyleNode) {
    guard values.foregroundStyle == nil || values.foregroundStyle == listForeground else { return }
    values.apply(.foregroundStyle(style))
  }

  /// How the lists of the view are drawn.
  var listMetrics: ListMetrics {
    look.list(values.listStyle, isOnPhone: idiom == .iphone || idiom == .universal)
  }

  var appearance: Appearance {
    Appearance(values.colorScheme, contrast: values.colorSchemeContrast)
  }
  var isRightToLeft: Bool { values.layoutDirection == .rightToLeft }
  var grid: PixelGrid { PixelGrid(scale: values.displayScale) }
  var isRedacted: Bool { values.redactions.contains(.placeholder) }
}

private final class SharedLook: Sendable {
  let look: Look
  init(_ look: Look) { self.look = look }
}

private final class SharedValues {
  var values: EnvironmentValues
  init(_ values: EnvironmentValues) { self.values = values }
}

/// Reads pictures, and the folder of relative paths. A class, because environments are many.
final class PictureFolder: Sendable {
  let images: ImageLoader
  let path: String

  init(_ images: ImageLoader, path: String) {
    self.images = images
    self.path = path
  }
}

extension SceneEnvironment {
  /// That of a navigation stack or tabs: the outermost gives its tint to UIKit, and what it shows
  /// has that as its accent color.
  var ofContainer: SceneEnvironment {
    guard !isInNavigation, !isInTabs, values.accentColor == nil, let tint = values.tint else {
      return self
    }
    return with { $0.values.accentColor = tint }
  }
}

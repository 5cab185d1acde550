// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayLayout
package import AssayTraits

/// What a modifier does: the few kinds of effect that scenes know.
package enum ModifierEffect: Sendable {
  /// Changes what the views inside inherit. A style that it names is reported if a color of it is
  /// missing.
  case environment(
    naming: StyleNode? = nil, _ change: @Sendable (inout EnvironmentValues) -> Void)
  /// Lays the view out, perhaps with other views beside it.
  case layout(ModifierLayout, beside: [ViewNode]? = nil)
  /// A value of the view that the layout around or the order of drawing reads.
  case placement(ModifierPlacement)
  case drawing(ModifierDrawing)
  /// Words that the container around reads.
  case container(ContainerWord)
  case accessibility(AccessibilityChange)
  /// Tells Swift code where views are.
  case geometry(ModifierGeometry)
  /// Changes no picture although SwiftUI's does, and is reported: "`what` is not drawn".
  case notDrawn(_ what: String, changesColors: Bool = true)
}

/// A layout of one view, and how it is written in layout trees.
package struct ModifierLayout: Sendable {
  /// Which alignment guides the layout places.
  package enum Guides: Hashable, Sendable {
    /// Those that the layout itself names.
    case ofLayout
    case none
    case ofContent(and: AlignmentKey)
  }

  /// nil leaves it out of the layout tree.
  package var kind: String?
  package var layout: any UncachedLayout
  package var guides: Guides

  package init(_ kind: String, _ layout: any UncachedLayout, guides: Guides = .ofLayout) {
    self.init(layout, guides: guides)
    self.kind = kind
  }

  package init(_ layout: any UncachedLayout, guides: Guides = .ofLayout) {
    self.layout = layout
    self.guides = guides
  }
}

package enum ModifierPlacement: Sendable {
  case priority(Double)
  case zIndex(Double)
  case value(any Sendable, for: ObjectIdentifier)
  /// What `ContainerRelativeShape` follows inside.
  case containerShape(ShapeGeometry)
}

/// What Swift code learns of the place of a view. It is not part of a description.
package enum ModifierGeometry: Sendable {
  /// The view's coordinates have a name that the code inside can use.
  case space(CoordinateSpaceName)
  /// Code to call with the place of the view.
  case observer(@Sendable (Room) -> Void)
  /// What the view reports to the views around it, or hears from those inside.
  case preferences(PreferenceStep)
  /// Code that says how the view is drawn at its place, innermost first.
  case effect(@Sendable (Room) -> [ModifierDrawing])
  /// The view stands in for a picture that is not loaded.
  case standIn
}

/// What is drawn of a view, behind it or in front of it. Lengths are in points.
package enum ModifierDrawing: Hashable, Sendable {
  case behind([ViewNode], alignment: Alignment)
  case fillBehind(StyleNode, ShapeGeometry, ignoring: Edge.Set)
  case inFront([ViewNode], alignment: Alignment)
  case border(StyleNode, width: Double)
  case clip(ShapeGeometry)
  case mask([ViewNode], alignment: Alignment)
  case shadow(Color, radius: Double, x: Double, y: Double)
  case opacity(Double)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  /// Moved without a change of the layout.
  case moved(x: Double, y: Double)
  case projection(ViewProjection)
  /// Mirrored where the layout runs from right to left.
  case flipForRightToLeft
  case filter(LayerFilter)
  case hidden
  /// What code asks for that is not drawn, and is reported.
  case notDrawn(String)
}

/// What a view says to the list, the bars, the tabs or the screen around it.
package enum ContainerWord: Hashable, Sendable {
  case listRowBackground(StyleNode)
  case listRowInsets(EdgeInsets)
  case listRowSeparator(Visibility)
  case navigationTitle(TextNode)
  case titleDisplayMode(TitleDisplayMode)
  case navigationBarHidden(Bool)
  case statusBarHidden(Bool)
  case toolbar([ToolbarItemNode])
  /// `isSearch` for the tab that searches.
  case tabItem([ViewNode], isSearch: Bool)
  case tag(String)
  case gridCell(GridCellWord)
  case presentation(PresentationNode)
  case listRowSeparatorTint(Color)
  case badge(TextNode)
  case searchField(SearchFieldNode)
  /// For the navigation bar where no bar is named.
  case barBackground(visibility: Visibility?, style: StyleNode?, bars: [BarName])
  case barColorScheme(ColorScheme?, bars: [BarName])
  /// nil leaves the scheme as it is.
  case preferredColorScheme(ColorScheme?)
}

/// What a modifier changes of the elements of assistive technology inside.
package enum AccessibilityChange: Hashable, Sendable {
  package enum Children: String, Codable, Hashable, Sendable, CaseIterable {
    case ignore, combine, contain
  }

  case label(TextNode)
  case hint(TextNode)
  case value(TextNode)
  case identifier(String)
  case hidden(Bool)
  case addTraits(Set<AccessibilityTrait>)
  case removeTraits(Set<AccessibilityTrait>)
  case element(children: Children)
  /// A named action beside the default one.
  case action(TextNode)
  case sortPriority(Double)
  case ignoresInvertColors(Bool)
}

extension ModifierEffect {
  /// Whether views inside of the modifier inherit something from it.
  package var reachesInside: Bool {
    switch self {
    case .environment, .container(.preferredColorScheme): true
    case .layout, .placement, .drawing, .container, .accessibility, .geometry, .notDrawn: false
    }
  }

  /// Whether only Swift code notices it, so that the written form of a view leaves it out.
  var isForSwiftCode: Bool {
    switch self {
    case .geometry: true
    case .environment, .layout, .placement, .drawing, .container, .accessibility, .notDrawn: false
    }
  }
}

extension EnvironmentValues {
  /// Changes what views inside of a modifier inherit; an effect that is not inherited changes
  /// nothing.
  package mutating func apply(_ effect: ModifierEffect) {
    switch effect {
    case .environment(_, let change): change(&self)
    case .container(.preferredColorScheme(let scheme?)): colorScheme = scheme
    case .layout, .placement, .drawing, .container, .accessibility, .geometry, .notDrawn: break
    }
  }

  package mutating func apply(_ modifier: ModifierNode) { apply(modifier.effect) }
}

// SPDX-License-Identifier: MIT

public import AssayGraphics
package import AssayLayout
public import AssayTraits

/// What a view inherits from its surroundings: SwiftUI's names and defaults.
///
/// It is used twice: while a `View` is evaluated, so that `@Environment` reads the values in force,
/// and while the view tree is laid out. `apply` is the one place where a modifier changes it.
public struct EnvironmentValues: Sendable {
  // From the trait set.
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// Whether the user asks for increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The text size of the user's settings.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// A BCP 47 tag. SwiftUI's `locale` is a Foundation `Locale` of this identifier.
  package var localeIdentifier = "en"
  /// The direction in which views and texts are read.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels per point.
  public var displayScale: Double = 2
  /// The width class of the screen; nil where the platform has none.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The height class of the screen; nil where the platform has none.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Whether the user asks for less motion.
  public var accessibilityReduceMotion = false
  /// Whether the user asks for opaque materials.
  public var accessibilityReduceTransparency = false
  /// Whether the user asks that color alone has no meaning.
  public var accessibilityDifferentiateWithoutColor = false
  /// Whether the system inverts the colors of the screen.
  public var accessibilityInvertColors = false
  package var legibilityIsBold = false
  /// Which system's controls are drawn.
  package var look: LookName = .iOS18

  /// Whether the surface around is elevated: a sheet, not the screen. System colors of surfaces are
  /// lighter there in the dark, as UIKit's `userInterfaceLevel` makes them.
  package var isElevated = false

  // From modifiers.
  /// The font of texts and symbols; nil for the body style.
  public var font: Font?
  package var fontWeight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var fontDesign: Font.Design?
  package var hasMonospacedDigits = false
  package var underline = TextLine(isDrawn: false)
  package var strikethrough = TextLine(isDrawn: false)
  package var kerning: Double = 0
  package var tracking: Double = 0
  package var baselineOffset: Double = 0
  /// The case that texts are drawn in; nil for as they are written.
  public var textCase: EnvironmentValues.TextCase?
  /// Added between two lines of a text, in points.
  public var lineSpacing: Double = 0
  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int?
  /// The lines that a text keeps room for, also where it has fewer.
  package var reservedLines = 0
  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment: TextAlignment = .leading
  /// How far a text may shrink to fit, from above 0 to 1.
  public var minimumScaleFactor: Double = 1
  /// Where a text that does not fit is cut.
  public var truncationMode: EnvironmentValues.TruncationMode = .tail
  /// Whether letters may move closer together before a text is cut.
  public var allowsTightening = false
  package var foregroundStyle: StyleNode?
  /// The style that levels such as `.secondary` are levels of; nil for the label colors.
  package var baseForegroundStyle: StyleNode?
  /// The second and the third level of the foreground where they are given; empty for levels that
  /// follow from the first.
  package var foregroundLevels: [StyleNode] = []
  /// nil for the accent color.
  package var tint: Color?
  /// nil for that of the asset catalog, or the blue of the system.
  package var accentColor: Color?
  /// What `background` stands for; nil for the background of the container in force.
  package var backgroundStyle: StyleNode?
  /// Variants of symbols, each once.
  package var symbolVariantNames: Set<String> = []
  /// nil for one color, or for that of each level of the foreground where several are given.
  package var symbolMode: SymbolMode?
  /// The size of symbols beside their text.
  public var imageScale: EnvironmentValues.ImageScale = .medium
  /// Why content is replaced by blocks; empty for content as it is.
  package var redactions: Set<RedactionReason> = []
  /// Whether controls can be used; `disabled` sets it.
  public var isEnabled = true
  package var buttonStyle: ButtonStyleNode = .automatic
  /// The size of controls.
  public var controlSize: ControlSize = .regular
  package var labelStyle: LabelStyleNode = .automatic
  package var labelsAreHidden = false
  package var toggleStyle: ToggleStyleNode = .automatic
  package var textFieldStyle: TextFieldStyleNode = .automatic
  package var progressViewStyle: ProgressViewStyleNode = .automatic
  package var listStyle: ListStyleNode = .automatic
  /// Whether every second row of a Mac's lists has a ground of its own.
  package var listRowsAlternate = false
  package var buttonBorderShape: ButtonBorderShapeNode = .automatic
  /// In points; nil for rows that touch.
  package var listRowSpacing: Double?
  /// In points; nil for that of the style.
  package var listSectionSpacing: Double?
  /// The least height of a list's row, in points; nil for that of the style.
  package var minListRowHeight: Double?
  /// The least height of a section's header, in points; nil for that of its words.
  package var minListHeaderHeight: Double?
  /// nil for the tint.
  package var listItemTint: Color?
  /// How strong the headers of sections are.
  public var headerProminence: Prominence = .standard
  package var contentMargins = ContentMargins()
  package var scrollClipIsDisabled = false
  /// Whether lists draw no background of their own.
  package var scrollBackgroundIsHidden = false

  /// The room of the whole canvas inside its safe area, in points: what a `GeometryReader` at the
  /// top gets while bodies are evaluated. An iPhone's width and height unless a trait set says
  /// more.
  package var canvasSize = Size(width: 390, height: 763)
  package var canvasSafeArea = EdgeInsets()
  /// The kind of device; nil without one.
  package var idiom: Device.Idiom?

  /// Values of keys that the program itself defines, its models and its styles; only evaluation
  /// reads them.
  var custom: [ObjectIdentifier: any Sendable] = [:]

  /// The defaults of an iPhone in light appearance.
  public init() {}
}

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
  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// A BCP 47 tag. SwiftUI's `locale` is a Foundation `Locale` of this identifier.
  package var localeIdentifier = "en"
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels per point.
  public var displayScale: Double = 2
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityInvertColors = false
  package var legibilityIsBold = false

  // From modifiers.
  public var font: Font?
  package var fontWeight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var fontDesign: Font.Design?
  package var hasMonospacedDigits = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var kerning: Double = 0
  package var tracking: Double = 0
  package var baselineOffset: Double = 0
  public var textCase: EnvironmentValues.TextCase?
  public var lineSpacing: Double = 0
  public var lineLimit: Int?
  public var multilineTextAlignment: TextAlignment = .leading
  public var minimumScaleFactor: Double = 1
  public var truncationMode: EnvironmentValues.TruncationMode = .tail
  public var allowsTightening = false
  package var foregroundStyle: StyleNode?
  /// The style that levels such as `.secondary` are levels of; nil for the label colors.
  package var baseForegroundStyle: StyleNode?
  package var tint: Color?
  public var imageScale: EnvironmentValues.ImageScale = .medium
  public var redactionReasons: Set<EnvironmentValues.RedactionReason> = []
  public var isEnabled = true
  package var buttonStyle: ButtonStyleNode = .automatic
  public var controlSize: ControlSize = .regular
  package var labelStyle: LabelStyleNode = .automatic
  package var labelsAreHidden = false
  package var toggleStyle: ToggleStyleNode = .automatic
  package var textFieldStyle: TextFieldStyleNode = .automatic
  package var progressViewStyle: ProgressViewStyleNode = .automatic
  package var listStyle: ListStyleNode = .automatic
  package var buttonBorderShape: ButtonBorderShapeNode = .automatic
  /// In points; nil for rows that touch.
  package var listRowSpacing: Double?
  /// In points; nil for that of the style.
  package var listSectionSpacing: Double?
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

  public init() {}
}

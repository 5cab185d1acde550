// SPDX-License-Identifier: MIT

/// Complications of watch faces as values: there is no face, which nobody reloads.
extension StandIn {
  static let complications =
    complicationValues + templates.map(template).joined() + viewTemplates.map(viewTemplate).joined()

  private static let complicationValues = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
      case modularSmall, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall
      case utilitarianSmallFlat = 6, extraLarge
      case graphicCorner, graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
    }
    public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
      public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
    }
    public enum CLKComplicationPrivacyBehavior: UInt, Sendable {
      case showOnLockScreen, hideOnLockScreen
    }
    public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable {
      case never, grouped, always
    }
    public enum CLKComplicationRingStyle: Int, Sendable { case closed, open }
    public enum CLKGaugeProviderStyle: Int, Sendable { case ring, fill }
    public enum CLKRelativeDateStyle: Int, Sendable {
      case natural, offset, timer, naturalFull, offsetShort
    }
    public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"

    open class CLKComplication: NSObject, @unchecked Sendable {
      public let family: CLKComplicationFamily
      public let identifier: String
      open var userInfo: [AnyHashable: Any]? { nil }
      init(family: CLKComplicationFamily, identifier: String) {
        self.family = family
        self.identifier = identifier
      }
    }
    open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
      public let identifier: String
      public let displayName: String
      public let supportedFamilies: [CLKComplicationFamily]
      public let userInfo: [AnyHashable: Any]?
      public let userActivity: NSUserActivity?
      public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userInfo: [AnyHashable: Any]? = nil, userActivity: NSUserActivity? = nil
      ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
        self.userInfo = userInfo
        self.userActivity = userActivity
      }
    }
    open class CLKComplicationTimelineEntry: NSObject, @unchecked Sendable {
      open var date: Date
      open var complicationTemplate: CLKComplicationTemplate
      open var timelineAnimationGroup: String?
      public init(
        date: Date, complicationTemplate: CLKComplicationTemplate,
        timelineAnimationGroup: String? = nil
      ) {
        self.date = date
        self.complicationTemplate = complicationTemplate
        self.timelineAnimationGroup = timelineAnimationGroup
      }
    }

    @MainActor public protocol CLKComplicationDataSource: NSObjectProtocol {
      func getComplicationDescriptors(
        handler: @escaping ([CLKComplicationDescriptor]) -> Void)
      func getCurrentTimelineEntry(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
    }
    // Optional requirements of ClockKit's, of which nobody asks for one.
    extension CLKComplicationDataSource {
      public func getComplicationDescriptors(
        handler: @escaping ([CLKComplicationDescriptor]) -> Void
      ) { handler([]) }
    }

    /// No complication is on a face.
    open class CLKComplicationServer: NSObject, @unchecked Sendable {
      private static let only = CLKComplicationServer()
      public class func sharedInstance() -> CLKComplicationServer { only }
      open var activeComplications: [CLKComplication]? { nil }
      open func reloadTimeline(for complication: CLKComplication) {}
      open func extendTimeline(for complication: CLKComplication) {}
      open func reloadComplicationDescriptors() {}
    }

    open class CLKComplicationWidgetMigrationConfiguration: NSObject, @unchecked Sendable {}
    open class CLKComplicationStaticWidgetMigrationConfiguration:
      CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable
    {
      public let kind: String
      public let extensionBundleIdentifier: String
      public init(kind: String, extensionBundleIdentifier: String) {
        self.kind = kind
        self.extensionBundleIdentifier = extensionBundleIdentifier
      }
    }
    @MainActor public protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
      func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void)
    }

    open class CLKTextProvider: NSObject, @unchecked Sendable {
      open var tintColor: UIColor = .white
      open var accessibilityLabel: String?
      public override init() {}
      public convenience init(format: String, _ arguments: any CVarArg...) { self.init() }
    }
    open class CLKSimpleTextProvider: CLKTextProvider, @unchecked Sendable {
      open var text: String
      open var shortText: String?
      public init(text: String, shortText: String? = nil, accessibilityLabel: String? = nil) {
        self.text = text
        self.shortText = shortText
        super.init()
        self.accessibilityLabel = accessibilityLabel
      }
    }
    open class CLKDateTextProvider: CLKTextProvider, @unchecked Sendable {
      open var date: Date
      public init(
        date: Date, units calendarUnits: NSCalendar.Unit, timeZone: TimeZone? = nil
      ) { self.date = date }
    }
    open class CLKTimeTextProvider: CLKTextProvider, @unchecked Sendable {
      open var date: Date
      public init(date: Date, timeZone: TimeZone? = nil) { self.date = date }
    }
    open class CLKRelativeDateTextProvider: CLKTextProvider, @unchecked Sendable {
      open var date: Date
      public init(date: Date, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit) {
        self.date = date
      }
    }
    open class CLKImageProvider: NSObject, @unchecked Sendable {
      open var onePieceImage: UIImage
      open var tintColor: UIColor?
      open var accessibilityLabel: String?
      public init(
        onePieceImage: UIImage, twoPieceImageBackground: UIImage? = nil,
        twoPieceImageForeground: UIImage? = nil
      ) { self.onePieceImage = onePieceImage }
    }
    open class CLKFullColorImageProvider: NSObject, @unchecked Sendable {
      open var image: UIImage
      open var tintedImageProvider: CLKImageProvider?
      open var accessibilityLabel: String?
      public init(fullColorImage: UIImage, tintedImageProvider: CLKImageProvider? = nil) {
        image = fullColorImage
        self.tintedImageProvider = tintedImageProvider
      }
    }
    open class CLKGaugeProvider: NSObject, @unchecked Sendable {
      public let style: CLKGaugeProviderStyle
      public let gaugeColors: [UIColor]?
      public let gaugeColorLocations: [NSNumber]?
      open var accessibilityLabel: String?
      init(style: CLKGaugeProviderStyle, colors: [UIColor]?, locations: [NSNumber]?) {
        self.style = style
        gaugeColors = colors
        gaugeColorLocations = locations
      }
    }
    open class CLKSimpleGaugeProvider: CLKGaugeProvider, @unchecked Sendable {
      public let fillFraction: Float
      public init(
        style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?,
        fillFraction: Float
      ) {
        self.fillFraction = fillFraction
        super.init(style: style, colors: gaugeColors, locations: gaugeColorLocations)
      }
      public init(style: CLKGaugeProviderStyle, gaugeColor color: UIColor, fillFraction: Float) {
        self.fillFraction = fillFraction
        super.init(style: style, colors: [color], locations: nil)
      }
    }

    open class CLKComplicationTemplate: NSObject, @unchecked Sendable {
      open var tintColor: UIColor?
      public override init() {}
    }
    open class CLKComplicationTemplateGraphicCircular: CLKComplicationTemplate,
      @unchecked Sendable
    {}

    """

  /// The name after `CLKComplicationTemplate`, and the values that it is made of.
  private static let templates: [(name: String, values: String)] = [
    ("ModularSmallSimpleText", "textProvider: CLKTextProvider"),
    ("ModularSmallSimpleImage", "imageProvider: CLKImageProvider"),
    (
      "ModularSmallStackText",
      "line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider"
    ),
    (
      "ModularSmallRingText",
      "textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle"
    ),
    (
      "ModularLargeStandardBody",
      "headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,"
        + " body2TextProvider: CLKTextProvider? = nil"
    ),
    (
      "ModularLargeTallBody",
      "headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider"
    ),
    (
      "UtilitarianSmallFlat",
      "textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil"
    ),
    (
      "UtilitarianLargeFlat",
      "textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil"
    ),
    ("UtilitarianSmallSquare", "imageProvider: CLKImageProvider"),
    ("CircularSmallSimpleText", "textProvider: CLKTextProvider"),
    ("CircularSmallSimpleImage", "imageProvider: CLKImageProvider"),
    (
      "CircularSmallStackText",
      "line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider"
    ),
    ("ExtraLargeSimpleText", "textProvider: CLKTextProvider"),
    ("ExtraLargeSimpleImage", "imageProvider: CLKImageProvider"),
    (
      "GraphicCornerGaugeText",
      "gaugeProvider: CLKGaugeProvider, outerTextProvider: CLKTextProvider"
    ),
    (
      "GraphicCornerStackText",
      "innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider"
    ),
    (
      "GraphicCornerTextImage",
      "textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider"
    ),
    ("GraphicCornerCircularImage", "imageProvider: CLKFullColorImageProvider"),
    ("GraphicCircularImage", "imageProvider: CLKFullColorImageProvider"),
    (
      "GraphicCircularStackText",
      "line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider"
    ),
    (
      "GraphicCircularClosedGaugeText",
      "gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider"
    ),
    (
      "GraphicCircularOpenGaugeSimpleText",
      "gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider,"
        + " centerTextProvider: CLKTextProvider"
    ),
    (
      "GraphicBezelCircularText",
      "circularTemplate: CLKComplicationTemplateGraphicCircular,"
        + " textProvider: CLKTextProvider? = nil"
    ),
    (
      "GraphicRectangularStandardBody",
      "headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,"
        + " body2TextProvider: CLKTextProvider? = nil"
    ),
    (
      "GraphicRectangularLargeImage",
      "textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider"
    ),
    ("GraphicRectangularFullImage", "imageProvider: CLKFullColorImageProvider"),
    ("GraphicExtraLargeCircularImage", "imageProvider: CLKFullColorImageProvider"),
  ]

  private static func template(_ name: String, _ values: String) -> String {
    let isCircular = name.hasPrefix("GraphicCircular")
    return """

      public final class CLKComplicationTemplate\(name):
        CLKComplicationTemplate\(isCircular ? "GraphicCircular" : ""), @unchecked Sendable
      {
        public init(\(values)) {}
      }

      """
  }

  /// Templates with one view, after `CLKComplicationTemplate`.
  private static let viewTemplates = [
    "GraphicCircularView", "GraphicCornerCircularView", "GraphicRectangularFullView",
    "GraphicExtraLargeCircularView",
  ]

  private static func viewTemplate(_ name: String) -> String {
    let isCircular = name == "GraphicCircularView"
    return """

      public final class CLKComplicationTemplate\(name)<Content: View>:
        CLKComplicationTemplate\(isCircular ? "GraphicCircular" : ""), @unchecked Sendable
      {
        public let content: Content
        public init(_ content: Content) { self.content = content }
        /// The view alone, without a face around it.
        @MainActor public func previewContext(faceColor: Any? = nil) -> some View { content }
      }

      """
  }
}

// SPDX-License-Identifier: MIT

/// Accepted: how something is printed.
open class UIPrintInfo: NSObject {
  /// What kind of pages they are.
  public enum OutputType: Int, Sendable {
    /// The kind.
    case general, photo, grayscale, photoGrayscale
  }
  /// How a page lies.
  public enum Orientation: Int, Sendable {
    /// The way.
    case portrait, landscape
  }
  /// On which sides.
  public enum Duplex: Int, Sendable {
    /// The sides, by the edge on which a page is turned.
    case none, longEdge, shortEdge
  }
  /// What kind of pages they are.
  open var outputType = OutputType.general
  /// How a page lies.
  open var orientation = Orientation.portrait
  /// On which sides.
  open var duplex = Duplex.none
  /// Its name.
  open var jobName = ""
  /// The printer.
  open var printerID: String?
  /// Creates what all of them begin with.
  public override init() {}
  /// Creates settings. Values by name are not used.
  ///
  /// - Parameter dictionary: values by name.
  public init(dictionary: [AnyHashable: Any]?) {}
  /// Creates what all of them begin with.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Accepted: what asks the user how to print. There is no printer.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// Called at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// The controller that all use.
  public static let shared = UIPrintInteractionController()
  /// No: there is no printer.
  open class var isPrintingAvailable: Bool { false }
  /// No: there is no printer.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// No: there is no printer.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// How it is printed.
  open var printInfo: UIPrintInfo?
  /// What is printed.
  open var printingItem: Any?
  /// What is printed.
  open var printingItems: [Any]?
  /// What makes the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// What makes the pages.
  open var printFormatter: UIPrintFormatter?
  /// Whether the user may ask for several copies.
  open var showsNumberOfCopies = true
  /// Whether the user may choose the paper.
  open var showsPaperSelectionForLoadedPapers = false
  /// Says that nothing was printed.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
  /// Says that nothing was printed.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Accepted: nothing is on the screen.
  open func dismiss(animated: Bool) {}
}

// SPDX-License-Identifier: MIT

/// What assistive technology would find where there is no view.
open class UIAccessibilityElement: UIResponder {
  /// The view or object around.
  open weak var accessibilityContainer: AnyObject?
  /// The place in the view around, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Whether assistive technology would find the element.
  open var isAccessibilityElement = true
  /// What assistive technology would say.
  open var accessibilityLabel: String?
  /// What assistive technology would say of the use.
  open var accessibilityHint: String?
  /// What assistive technology would say of the value.
  open var accessibilityValue: String?
  /// What the element would be for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// What tests would find the element by.
  open var accessibilityIdentifier: String?

  /// Creates an element.
  ///
  /// - Parameter container: the view or object around.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}

/// What assistive technology would do with an element. Nobody asks for it.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// What an action calls; it says whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The words.
  open var name: String
  /// The words with what is said of them.
  open var attributedName: NSAttributedString
  /// The image.
  open var image: UIImage?
  /// Whose method is called by its name, which nothing can do here.
  open weak var target: AnyObject?
  /// The name of the method.
  open var selector: Selector
  /// What is called.
  open var actionHandler: Handler?

  /// Creates an action of a method.
  ///
  /// - Parameters:
  ///   - name: the words.
  ///   - image: the image.
  ///   - target: whose method is called.
  ///   - selector: the name of the method, which nothing can call here.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Creates an action of a closure.
  ///
  /// - Parameters:
  ///   - name: the words.
  ///   - image: the image.
  ///   - actionHandler: what is called.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }
}

/// What assistive technology would go through, such as headings. Nobody does.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// A way through elements.
  public enum Direction: Int, Sendable {
    /// A way.
    case previous, next
  }
  /// Finds the next element; nil for none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  /// The words.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// Creates a way through elements.
  ///
  /// - Parameters:
  ///   - name: the words.
  ///   - itemSearchBlock: finds the next element.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// Where a search for the next element begins.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element before.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// The way through elements.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a search found.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: AnyObject?
  /// The part of its text.
  open var targetRange: UITextRange?
  /// Creates a result.
  ///
  /// - Parameters:
  ///   - targetElement: the element.
  ///   - targetRange: the part of its text.
  public init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

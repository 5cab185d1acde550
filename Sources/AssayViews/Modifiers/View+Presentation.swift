// SPDX-License-Identifier: MIT

// What the keyboard, scrolling and feedback would be: none of it shows at rest.

/// Accepted, but not drawn: the label of the return key.
public enum SubmitLabel: Hashable, Sendable {
  /// A label of the return key.
  case done, go, send, join, route, search, `return`, next, `continue`
}
/// Accepted, but not drawn: the kind of keyboard.
public enum UIKeyboardType: Hashable, Sendable {
  /// A kind of keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// A kind of keyboard.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The same as `asciiCapable`, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
/// Accepted, but not drawn: the meaning of a text field.
public enum UITextContentType: Hashable, Sendable {
  /// A meaning of a text field.
  case name, givenName, familyName, emailAddress, password, newPassword, username, oneTimeCode
  /// A meaning of a text field.
  case telephoneNumber, fullStreetAddress, postalCode, addressCity, URL, organizationName
  /// A meaning of a text field.
  case creditCardNumber, creditCardName, creditCardSecurityCode, creditCardExpiration
  /// A meaning of a text field.
  case creditCardExpirationMonth, creditCardExpirationYear, creditCardType, creditCardGivenName
  /// A meaning of a text field.
  case creditCardMiddleName, creditCardFamilyName, cellularEID, cellularIMEI
  /// A meaning of a text field.
  case namePrefix, middleName, nameSuffix, nickname, jobTitle, location, dateTime
  /// A meaning of a text field.
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  /// A meaning of a text field.
  case streetAddressLine1, streetAddressLine2, addressState, addressCityAndState, sublocality
  /// A meaning of a text field.
  case countryName, flightNumber, shipmentTrackingNumber
}
/// Accepted, but not drawn: which words the keyboard capitalizes, by UIKit's name.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// Which words the keyboard capitalizes.
  case none, words, sentences, allCharacters
}
/// Accepted, but not drawn: which words the keyboard capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// Which words the keyboard capitalizes.
  case never, words, sentences, characters
}
/// Accepted, but not drawn: how scrolling closes the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// How scrolling closes the keyboard.
  case automatic, immediately, interactively, never
}
/// Accepted, but not drawn: whether scroll indicators are visible.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// Visible while scrolling.
  case visible
  /// Hidden where the platform allows it.
  case hidden
  /// Never visible.
  case never
}
/// Accepted, but not drawn: whether scrolling bounces at the end.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// Always bounces.
  case always
  /// Bounces if the content is larger than its container.
  case basedOnSize
}
/// Accepted, but not performed: feedback by sound and vibration.
public enum SensoryFeedback: Hashable, Sendable {
  /// A kind of feedback.
  case success, warning, error, selection, impact, increase, decrease, start, stop
  /// A kind of feedback.
  case alignment, levelChange, pathComplete

  /// How heavy what hits is.
  public enum Weight: Hashable, Sendable {
    /// A weight.
    case light, medium, heavy
  }
  /// How hard what hits is.
  public enum Flexibility: Hashable, Sendable {
    /// A hardness.
    case rigid, solid, soft
  }
  /// A hit.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// A hit.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
/// Accepted, but not performed: the kind of an accessibility action.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// The action of a double tap.
  case `default`
  /// The action that leaves a screen.
  case escape
  /// The action of a double tap with two fingers.
  case magicTap
  /// The action that deletes an element.
  case delete
  /// The action that shows a menu.
  case showMenu
}

/// Accepted, but not drawn: the style of a `NavigationView`, which is always a stack.
public struct StackNavigationViewStyle: Sendable {
  /// Creates the style.
  public init() {}
  /// A single column.
  public static let stack = StackNavigationViewStyle()
  /// A single column.
  public static let automatic = StackNavigationViewStyle()
}

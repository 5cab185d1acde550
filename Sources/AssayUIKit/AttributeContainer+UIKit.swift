// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension AttributeContainer {
    /// The attributes by UIKit's names. Those that are not drawn are reported.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
      self = text.runs.first?.attributes ?? AttributeContainer()
    }
  }
#endif

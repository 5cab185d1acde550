// SPDX-License-Identifier: MIT

/// A target of an Xcode project.
package struct XcodeTarget: Sendable {
  package let name: String
  /// Such as `com.apple.product-type.application`; empty for a target that only runs others.
  package let productType: String
  let id: String
  let object: PropertyValue

  init?(id: String, _ object: PropertyValue) {
    guard let name = object["name"]?.text else { return nil }
    self.name = name
    self.id = id
    self.object = object
    productType = object["productType"]?.text ?? ""
  }

  /// Whether Xcode compiles it itself, which it does not for aggregates and outside build systems.
  package var isNative: Bool { object["isa"]?.text == "PBXNativeTarget" }

  /// Whether it is an app, and not an extension or a part of one.
  package var isApplication: Bool { productType == "com.apple.product-type.application" }

  /// Whether it is a bundle of tests.
  package var isTest: Bool { productType.hasSuffix("-test") || productType.hasSuffix("-testing") }
}

// SPDX-License-Identifier: MIT

public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// JSON with sorted keys, two spaces of indentation and one member a line.
  ///
  /// With references beside the tests, it is what swift-snapshot-testing writes: slashes are
  /// escaped, and no line break ends the text.
  public static var json: Snapshotting {
    strategy("json") { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      if try SnapshotTestingConfiguration.References.current() != .besideTests {
        encoder.outputFormatting.insert(.withoutEscapingSlashes)
      }
      return try encoder.encode(value)
    }
  }

  /// JSON as an encoder writes it. Let the encoder sort its keys, because otherwise two runs may
  /// differ.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    strategy("json") { try encoder.encode($0) }
  }

  /// A property list in XML, with sorted keys.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// A property list as an encoder writes it, in a format of text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    SimplySnapshotting<String>.lines(pathExtension: "plist") { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }

  private static func strategy(
    _ pathExtension: String, encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines(pathExtension: pathExtension) { (value: Value) in
      try String(decoding: encode(value), as: UTF8.self).withFinalLineBreak()
    }
  }
}

extension Snapshotting where Format == String {
  /// JSON of dictionaries, arrays, strings, numbers and nulls whose types are not known.
  ///
  /// ```swift
  /// let response: Any = try JSONSerialization.jsonObject(with: data)
  /// assertSnapshot(of: response, as: .json)
  /// ```
  public static var json: Snapshotting {
    SimplySnapshotting<String>.lines(pathExtension: "json") { (value: Value) in
      // NB: JSONSerialization ends the process for a value that is no JSON.
      guard JSONSerialization.isValidJSONObject(value) else { throw NotJSON(type: Value.self) }
      var options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      if try SnapshotTestingConfiguration.References.current() != .besideTests {
        options.insert(.withoutEscapingSlashes)
      }
      let data = try JSONSerialization.data(withJSONObject: value, options: options)
      return try String(decoding: data, as: UTF8.self).withFinalLineBreak()
    }
  }
}

private struct NotJSON: Error, CustomStringConvertible {
  let type: Any.Type
  var description: String {
    "a value of '\(type)' cannot be written as JSON; make it Encodable, or an array or a dictionary "
      + "of strings, numbers, Booleans and nulls"
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text of a value, in files of an extension.
  static func lines<NewValue>(
    pathExtension: String, _ text: @escaping (NewValue) throws -> String
  ) -> Snapshotting<NewValue, String> {
    var strategy = lines.pullback(text)
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension String {
  /// The text as a file of text ends, unless the references are those of swift-snapshot-testing.
  func withFinalLineBreak() throws -> String {
    try SnapshotTestingConfiguration.References.current() == .besideTests ? self : self + "\n"
  }
}

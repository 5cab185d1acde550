// SPDX-License-Identifier: MIT

/// Whether a call could mean a declaration, judged by argument labels alone.
enum NameShape {
  /// - Parameters:
  ///   - call: `(a:_:)` of a `NameUse`; empty for a use that is no call.
  ///   - fullName: `foo(a:b:)` of a declaration.
  /// - Returns: false only where no default value, variadic parameter or trailing closure could make it fit.
  static func fits(call: ArraySlice<UInt8>, fullName: ArraySlice<UInt8>) -> Bool {
    guard !call.isEmpty else { return true }
    var labels = LabelIterator(call)
    var parameters = LabelIterator(fullName)
    var hasMatched = false
    while let label = labels.next() {
      // A trailing closure goes to any parameter, and those after it may be skipped.
      if label.elementsEqual(trailingClosure) { return true }
      var rest = parameters
      var isFound = false
      while let parameter = rest.next() {
        if parameter.elementsEqual(label) {
          isFound = true
          break
        }
      }
      if isFound {
        parameters = rest
        hasMatched = true
      } else if !(hasMatched && label.elementsEqual(noLabel)) {
        // A further argument without a label may belong to the variadic parameter before.
        return false
      }
    }
    return true
  }

  private static let trailingClosure = Array("{}".utf8)
  private static let noLabel = Array("_".utf8)

  /// The labels between the parentheses, each without its colon.
  struct LabelIterator: IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) {
      let start = text.firstIndex(of: UInt8(ascii: "(")).map { $0 + 1 }
      rest = text[(start ?? text.endIndex)...]
    }

    mutating func next() -> ArraySlice<UInt8>? {
      guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let label = rest[..<colon]
      rest = rest[(colon + 1)...]
      return label
    }
  }
}

// SPDX-License-Identifier: MIT

/// Whether a call could mean a declaration, judged by argument labels alone.
enum NameShape {
  /// - Parameters:
  ///   - call: `(a:_:)` of a `NameUse`; empty for a use that is no call.
  ///   - shape: `DeclarationFact.shape`.
  ///   - isLoose: whether any parameter may be left out (a property wrapper gets `wrappedValue` by
  ///     itself).
  /// - Returns: false only where no default value, variadic parameter or trailing closure could
  ///   make it fit.
  static func fits(
    call: ArraySlice<UInt8>, shape: ArraySlice<UInt8>, isLoose: Bool = false
  ) -> Bool {
    guard !call.isEmpty else { return true }
    var labels = LabelIterator(call)
    var parameters = LabelIterator(shape)
    var isInVariadic = false
    while var label = labels.next() {
      // `f($value:)` hands over a wrapper's projection.
      if label.first == UInt8(ascii: "$") { label = label.dropFirst() }
      if label.elementsEqual(trailingClosure) {
        // It and the labeled ones after it go to any of the parameters that are left.
        var closures = 1
        while labels.next() != nil { closures += 1 }
        let rest = count(parameters)
        return isLoose || (rest.required <= closures && rest.all >= 1)
      }
      var isFound = false
      var rest = parameters
      while let parameter = rest.next() {
        let isOptional = isOptional(parameter)
        if (isOptional ? parameter.dropLast() : parameter).elementsEqual(label) {
          isInVariadic = parameter.last == UInt8(ascii: "*")
          isFound = true
          break
        }
        if !isOptional, !isLoose { break }
      }
      if isFound {
        parameters = rest
      } else if !(isInVariadic && label.elementsEqual(noLabel)) {
        return false
      }
    }
    return isLoose || count(parameters).required == 0
  }

  /// The labels of a call that a shape must have to fit: all but those of trailing closures, and
  /// without those of unlabeled arguments, which a variadic parameter takes too.
  static func labels(ofCall call: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var labels = LabelIterator(call)
    while let label = labels.next(), !label.elementsEqual(trailingClosure) {
      if label.elementsEqual(noLabel) { continue }
      found.append(label.first == UInt8(ascii: "$") ? label.dropFirst() : label)
    }
    return found
  }

  /// The labels of a shape, without what says that a parameter may be left out.
  static func labels(ofShape shape: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var parameters = LabelIterator(shape)
    while let parameter = parameters.next() {
      found.append(isOptional(parameter) ? parameter.dropLast() : parameter)
    }
    return found
  }

  private static func count(_ parameters: LabelIterator) -> (required: Int, all: Int) {
    var rest = parameters
    var required = 0
    var all = 0
    while let parameter = rest.next() {
      all += 1
      if !isOptional(parameter) { required += 1 }
    }
    return (required, all)
  }

  private static func isOptional(_ parameter: ArraySlice<UInt8>) -> Bool {
    parameter.last == UInt8(ascii: "=") || parameter.last == UInt8(ascii: "*")
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

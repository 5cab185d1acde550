// SPDX-License-Identifier: MIT

/// What an object of a file is, or an operand or operator of a content stream. Source: section 7.3.
indirect enum PDFValue: Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case stream(PDFStream)
  /// The number of an object.
  case reference(Int)
  /// A word that is no value: an operator, or `endobj`.
  case keyword(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// nil for what is no number, and for one that no count or offset can have.
  var integer: Int? {
    guard let number, number.magnitude < 1e15 else { return nil }
    return Int(number)
  }

  var name: String? { if case .name(let name) = self { name } else { nil } }

  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }

  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }

  /// The entries of a dictionary, or of a stream's.
  var entries: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.entries
    default: nil
    }
  }
}

/// Bytes with a dictionary, packed as it says.
struct PDFStream: Hashable {
  var entries: [String: PDFValue]
  var bytes: [UInt8]
}

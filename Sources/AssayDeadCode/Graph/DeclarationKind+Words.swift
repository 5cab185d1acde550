// SPDX-License-Identifier: MIT

extension DeclarationKind {
  /// For a sentence.
  var words: String {
    switch self {
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    case .function: "function"
    case .method: "method"
    case .initializer: "initializer"
    case .deinitializer: "deinitializer"
    case .property: "property"
    case .global: "variable"
    case .enumCase: "enum case"
    case .typealias: "typealias"
    case .associatedType: "associated type"
    case .subscript: "subscript"
    case .operator: "operator"
    case .precedenceGroup: "precedence group"
    case .macro: "macro"
    }
  }
}

// SPDX-License-Identifier: MIT

/// From a request of the compiler to its answer.
enum MacroExpander {
  static func answer(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 6]]]
    }
    for kind in ["expandFreestandingMacro", "expandAttachedMacro"] {
      guard let message = request[kind] as? [String: Any] else { continue }
      let expansion = MacroExpansion(message)
      do {
        return result(try expansion.source(), diagnostics: [])
      } catch {
        return result(nil, diagnostics: [expansion.diagnostic(error)])
      }
    }
    return result(nil, diagnostics: [])
  }

  private static func result(_ source: String?, diagnostics: [[String: Any]]) -> [String: Any] {
    var result: [String: Any] = ["diagnostics": diagnostics]
    if let source { result["expandedSource"] = source }
    return ["expandMacroResult": result]
  }
}

/// Why a macro cannot be expanded, in the words that the compiler prints.
struct MacroError: Error {
  let message: String
}

/// One macro at one place.
struct MacroExpansion {
  private let message: [String: Any]

  init(_ message: [String: Any]) { self.message = message }

  func source() throws(MacroError) -> String {
    let macro = message["macro"] as? [String: Any]
    switch macro?["typeName"] as? String {
    case "PreviewMacro":
      return try PreviewExpansion(
        source: text("syntax"), place: place("syntax"),
        name: uniqueName("preview"), viewName: uniqueName("view"), isMember: !context.isEmpty
      ).source
    case "PreviewableMacro", "ModelPartMacro":
      return ""
    case "ModelMacro":
      return model
    case "PersistedPropertyMacro":
      guard let variable = StoredVariable(text("declSyntax")) else { return "" }
      return message["macroRole"] as? String == "accessor" ? variable.accessors : variable.storage
    case "QueryMacro":
      let query = try QueryExpansion(text("declSyntax"))
      return message["macroRole"] as? String == "accessor" ? query.accessor : query.storage
    case "ModelActorMacro":
      return message["macroRole"] as? String == "member"
        ? ModelExpansion.actorMembers : "extension \(text("extendedTypeSyntax")): ModelActor {}"
    case "GenerableMacro":
      return message["macroRole"] as? String == "member"
        ? GenerableExpansion(text("declSyntax")).members
        : "extension \(text("extendedTypeSyntax").trimmed): Generable {}"
    case "AnimatableMacro":
      return AnimatableExpansion(text("declSyntax")).source(
        extending: text("extendedTypeSyntax").trimmed,
        lacksConformance: message["conformanceListSyntax"] != nil)
    case "EntryMacro":
      let entry = try EntryExpansion(
        declaration: text("declSyntax"), extended: [text("parentDeclSyntax")] + context)
      return message["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
    case let name:
      throw MacroError(
        message: "this version of Assay does not know the macro '\(name ?? "")'; update Assay")
    }
  }

  /// A subclass of a model has what its superclass has: it lacks no conformance.
  private var model: String {
    let lacksConformance = message["conformanceListSyntax"] != nil
    switch message["macroRole"] as? String {
    case "memberAttribute":
      return StoredVariable(text("declSyntax"))?.isPersisted == true ? "@_PersistedProperty" : ""
    case "member" where lacksConformance:
      return ModelExpansion(text("declSyntax")).members
    case "extension" where lacksConformance:
      return "extension \(text("extendedTypeSyntax").trimmed): PersistentModel {}"
    default: return ""
    }
  }

  /// What is around the macro, innermost first.
  private var context: [String] {
    (message["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
  }

  private func text(_ key: String) -> String {
    (message[key] as? [String: Any])?["source"] as? String ?? ""
  }

  /// The place of the first word of a piece of source. The compiler gives the place of the white
  /// space before it.
  private func place(_ key: String) -> SourcePlace {
    let syntax = message[key] as? [String: Any]
    let location = syntax?["location"] as? [String: Any]
    var line = location?["line"] as? Int ?? 0
    let source = syntax?["source"] as? String ?? ""
    line += source.prefix { $0.isWhitespace }.count { $0.isNewline }
    return SourcePlace(
      fileID: location?["fileID"] as? String ?? "", line: line,
      fileName: location?["fileName"] as? String ?? "", offset: location?["offset"] as? Int ?? 0)
  }

  /// A name that no other macro makes, in the compiler's own form of such names.
  private func uniqueName(_ name: String) -> String {
    let discriminator = message["discriminator"] as? String ?? "$s"
    return "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }

  func diagnostic(_ error: MacroError) -> [String: Any] {
    let key = message["syntax"] == nil ? "declSyntax" : "syntax"
    let place = place(key)
    return [
      "message": error.message, "severity": "error",
      "position": ["fileName": place.fileName, "offset": place.offset],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}

/// Where a macro is written.
struct SourcePlace {
  let fileID: String
  let line: Int
  let fileName: String
  let offset: Int
}

// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayXcode
internal import SwiftParser
internal import SwiftSyntax

/// Reads Package.swift as text, without running it, and reports if that is not enough.
///
/// A manifest is a program. Most are one call with literals inside, and some statements that change
/// compiler settings; any other statement that may change targets or products is a doubt. If there
/// are doubts, use `swift package dump-package` instead.
struct LiteralManifestReader {
  private(set) var manifest: PackageManifest
  /// Why the reading may be wrong; empty where it is right.
  private(set) var doubts: [String] = []
  let converter: SourceLocationConverter
  /// Top-level constants by name.
  private var constants: [String: ExprSyntax] = [:]
  private var hasPackage = false

  init(text: String, file: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
    manifest = PackageManifest(
      name: "", targets: [], products: [], packageDependencies: [], file: file)
    let texts = LiteralTexts.of(tree)
    manifest.moduleAliases = zip(texts, texts.dropFirst()).filter { $0.0 == "-module-alias" }
      .map(\.1)
    read(tree.statements)
    if !hasPackage { doubt("there is no 'let package = Package(…)'") }
    addCallsAnywhere(in: tree)
  }

  /// Where targets and their dependencies stand, also those that a computed manifest makes.
  private(set) var places: [String: PackageManifest.Target] = [:]

  mutating func doubt(_ text: String) {
    doubts.append(text)
  }

  // The order of statements matters: constants come before the package, changes after it.
  private mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements { read(statement.item) }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration): read(declaration)
    case .expr(let expression): read(statement: expression)
    case .stmt(let statement): check(Syntax(statement))
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        if name == "package" { readPackage(value) } else { constants[name] = value }
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      read(condition)
    }
  }

  private mutating func read(_ condition: IfConfigDeclSyntax) {
    for clause in condition.clauses {
      guard let elements = clause.elements?.as(CodeBlockItemListSyntax.self) else { continue }
      guard let value = clause.condition.map(ManifestCondition.value) ?? true else {
        if condition.description.contains("package.") || condition.description.contains("Package(")
        {
          doubt("'#if \(clause.condition?.trimmedDescription ?? "")' decides about the package")
        }
        return
      }
      if value { return read(elements) }
    }
  }

  private mutating func readPackage(_ value: ExprSyntax) {
    hasPackage = true
    guard let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Package"
    else { return doubt("the package is not made by 'Package(…)'") }
    for argument in call.arguments {
      switch argument.label?.text {
      case "name":
        manifest.name = string(argument.expression) ?? ""
        if manifest.name.isEmpty { doubt("the package's name is computed") }
      case "targets": addTargets(argument.expression)
      case "products": addProducts(argument.expression)
      case "dependencies": addPackages(argument.expression)
      default: break
      }
    }
  }

  /// `package.targets += […]`, `package.targets.append(…)`, `package.targets.append(contentsOf:
  /// […])`.
  private mutating func read(statement: ExprSyntax) {
    if let sequence = statement.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let parts = Array(sequence.elements)
      if parts[1].trimmedDescription == "+=",
        add(parts[2], to: parts[0].trimmedDescription, isList: true)
      {
        return
      }
    } else if let call = statement.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "append", let base = member.base,
      let argument = call.arguments.first, call.arguments.count == 1
    {
      let isList = argument.label?.text == "contentsOf"
      if add(argument.expression, to: base.trimmedDescription, isList: isList) { return }
    } else if let call = statement.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self), call.trailingClosure == nil
    {
      return doubt("'\(call.calledExpression.trimmedDescription)(…)' may change the package")
    }
    check(Syntax(statement))
  }

  private mutating func add(_ value: ExprSyntax, to place: String, isList: Bool) -> Bool {
    switch place {
    case "package.targets": isList ? addTargets(value) : addTarget(value)
    case "package.products": isList ? addProducts(value) : addProduct(value)
    case "package.dependencies": addPackages(value)
    default: return false
    }
    return true
  }

  /// A statement that is not understood: harmless as long as it changes nothing that is read here.
  private mutating func check(_ node: Syntax) {
    let changes = ManifestChanges(viewMode: .sourceAccurate)
    changes.walk(node)
    for change in changes.risky { doubt("'\(change)' changes the package") }
    for value in changes.addedPackages { addPackages(value) }
  }

  /// Calls such as `.target(kind: .exported, name: "A", dependencies: […])` of a manifest's own
  /// making.
  private mutating func addCallsAnywhere(in tree: SourceFileSyntax) {
    let calls = TargetCalls(viewMode: .sourceAccurate)
    calls.walk(tree)
    let (known, targets) = (doubts, manifest.targets)
    for call in calls.found { addTarget(ExprSyntax(call)) }
    for target in manifest.targets.dropFirst(targets.count) + targets[...]
    where !target.name.isEmpty && target.range != nil {
      places[target.name] = places[target.name] ?? target
    }
    manifest.targets = targets
    doubts = known
  }
}

// Lists
extension LiteralManifestReader {
  private mutating func addTargets(_ value: ExprSyntax) {
    // Of `[…] + more`, the list counts, and what is added to it is a doubt.
    for list in summands(of: value) ?? [value] {
      guard let elements = elements(of: list) else {
        doubt("the list of targets is computed")
        continue
      }
      for element in elements { addTarget(element) }
    }
  }

  private mutating func addTarget(_ value: ExprSyntax) {
    guard let call = resolved(value).as(FunctionCallExprSyntax.self),
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let kind = Self.targetKinds[function]
    else { return doubt("a target is not written as '.target(…)'") }
    var target = PackageManifest.Target(
      name: "", moduleName: "", kind: kind, path: nil, sources: [], exclude: [], dependencies: [])
    target.range = range(of: call)
    for argument in call.arguments {
      let value = argument.expression
      switch argument.label?.text {
      case "name":
        target.name = string(value) ?? ""
        target.nameStart = range(of: value).start
        if target.name.isEmpty { doubt("a target's name is computed") }
      case "path":
        target.path = string(value)
        if target.path == nil { doubt("the path of '\(target.name)' is computed") }
      case "sources": target.sources = strings(value, of: "sources", target.name)
      case "exclude": target.exclude = excluded(value, of: target.name)
      case "resources": target.resources = resources(value, of: target.name)
      case "dependencies": target.dependencies = dependencies(value, of: target.name)
      default: break
      }
    }
    target.moduleName = ModuleName.identifier(target.name)
    manifest.targets.append(target)
  }

  static let targetKinds: [String: PackageManifest.TargetKind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test, "plugin": .plugin,
    "macro": .macro, "systemLibrary": .system, "binaryTarget": .binary,
  ]

  private mutating func addProducts(_ value: ExprSyntax) {
    guard let elements = elements(of: value) else {
      return doubt("the list of products is computed")
    }
    for element in elements { addProduct(element) }
  }

  private mutating func addProduct(_ value: ExprSyntax) {
    guard let call = resolved(value).as(FunctionCallExprSyntax.self),
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let kind = PackageManifest.ProductKind(rawValue: function),
      let name = call.argument("name").flatMap(string)
    else { return doubt("a product is not written as '.library(name: …)'") }
    let targets = call.argument("targets").map { strings($0, of: "targets", name) } ?? []
    manifest.products.append(.init(name: name, kind: kind, targets: targets))
  }

  /// What cannot be read is left out: no finding rests on this list alone.
  private mutating func addPackages(_ value: ExprSyntax) {
    for element in elements(of: value) ?? [] {
      guard let call = resolved(element).as(FunctionCallExprSyntax.self) else { continue }
      let location = call.argument("url") ?? call.argument("path") ?? call.argument("id")
      guard let text = location.flatMap(string) else { continue }
      var identity = text.split(separator: "/").last.map { $0.lowercased() } ?? ""
      if identity.hasSuffix(".git") { identity.removeLast(4) }
      if !manifest.packageDependencies.contains(identity) {
        manifest.packageDependencies.append(identity)
      }
    }
  }

  private mutating func dependencies(
    _ value: ExprSyntax, of target: String
  ) -> [PackageManifest.Dependency] {
    guard let elements = elements(of: value) else {
      doubt("the dependencies of '\(target)' are computed")
      return []
    }
    return elements.compactMap { element in
      let place = range(of: element)
      let value = resolved(element)
      if let name = string(value) {
        return .init(kind: .byName, name: name, isConditional: false, range: place)
      }
      guard let call = value.as(FunctionCallExprSyntax.self),
        let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
          .text,
        let kind = PackageManifest.Dependency.Kind(rawValue: function),
        let name = call.argument("name").flatMap(string)
      else {
        doubt("a dependency of '\(target)' is computed")
        return nil
      }
      return .init(
        kind: kind, name: name, package: call.argument("package").flatMap(string),
        isConditional: call.argument("condition") != nil, range: place)
    }
  }
}

// Values
extension LiteralManifestReader {
  func range(of node: some SyntaxProtocol) -> AssayFindings.SourceRange {
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let end = converter.location(for: node.endPositionBeforeTrailingTrivia)
    return AssayFindings.SourceRange(
      start: SourcePosition(line: UInt32(start.line), column: UInt32(start.column)),
      end: SourcePosition(line: UInt32(end.line), column: UInt32(end.column)))
  }

  /// The value of a constant.
  private func resolved(_ value: ExprSyntax, depth: Int = 0) -> ExprSyntax {
    guard depth < 8, let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let constant = constants[name]
    else { return value }
    return resolved(constant, depth: depth + 1)
  }

  private func string(_ value: ExprSyntax) -> String? {
    resolved(value).as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The elements of a list literal, of a constant that is one, or of several joined by `+`.
  private func elements(of value: ExprSyntax, depth: Int = 0) -> [ExprSyntax]? {
    guard depth < 8 else { return nil }
    let value = resolved(value)
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    guard let summands = summands(of: value) else { return nil }
    var result: [ExprSyntax] = []
    for summand in summands {
      guard let inner = elements(of: summand, depth: depth + 1) else { return nil }
      result += inner
    }
    return result
  }

  /// What `+` joins; nil for an expression that is no sum.
  private func summands(of value: ExprSyntax) -> [ExprSyntax]? {
    guard let parts = resolved(value).as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.indices.allSatisfy({ $0 % 2 == 0 || parts[$0].trimmedDescription == "+" })
    else { return nil }
    return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
  }

  private mutating func strings(
    _ value: ExprSyntax, of what: String, _ owner: String
  ) -> [String] {
    let values = elements(of: value)?.map(string)
    guard let values, !values.contains(nil) else {
      doubt("\(what) of '\(owner)' is computed")
      return []
    }
    return values.compactMap { $0 }
  }

  /// Excluded files that are not Swift sources make no difference.
  private mutating func excluded(_ value: ExprSyntax, of target: String) -> [String] {
    if let values = elements(of: value)?.map(string), !values.contains(nil) {
      return values.compactMap { $0 }
    }
    let names = LiteralTexts.of(value)
    let mayHoldSources = names.contains { name in
      guard let last = name.split(separator: "/").last, let dot = last.lastIndex(of: ".") else {
        return true
      }
      return last[dot...] == ".swift"
    }
    if names.isEmpty || mayHoldSources { doubt("exclude of '\(target)' is computed") }
    return []
  }

  private mutating func resources(_ value: ExprSyntax, of target: String) -> [String] {
    guard let elements = elements(of: value) else { return excluded(value, of: target) }
    return elements.compactMap { element in
      let call = resolved(element).as(FunctionCallExprSyntax.self)
      guard let path = call?.arguments.first.flatMap({ string($0.expression) }) else {
        doubt("resources of '\(target)' is computed")
        return nil
      }
      return path
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

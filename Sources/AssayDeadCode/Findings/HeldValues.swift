// SPDX-License-Identifier: MIT

/// Tells properties that work by holding their value: a subscription, an observation or work, which
/// ends when nothing holds it; an object that others only refer to weakly; one that the code lets
/// go by assigning nil; and memory that a pointer leads into.
///
/// The name of a type tells; of a type of the sources, also what it does.
struct HeldValues {
  private let graph: SourceGraph
  private let incoming: IncomingEdges
  private let outgoing: EdgeTable
  /// Names of types, those of the configuration too.
  private let names: Set<String>
  private let delegates: DelegateClasses

  init(_ analysis: Analysis) {
    graph = analysis.graph
    incoming = analysis.incoming
    outgoing = analysis.graph.outgoingEdges()
    delegates = DelegateClasses(in: analysis.graph)
    names = Self.tokens.union(analysis.context.configuration.retainAssignOnlyPropertyTypes)
  }

  /// What libraries call types of such values.
  private static let tokenEndings = [
    "Cancellable", "Listener", "Looper", "Monitor", "Observation", "Observer", "Subscription",
    "Task", "TaskHandle", "WindowController",
  ]

  /// Of a type, it tells of an object that sends as long as it lives (`ObjectPublisher`); of a
  /// variable, of nothing.
  private static let publisherEnding = "Publisher"

  /// Publishers of Combine and Foundation that are values: holding one does nothing.
  private static let publishingValues: Set<String> = [
    "AnyPublisher", "DataTaskPublisher", "Publisher",
  ]

  /// What the names of objects end in that views and controllers refer to weakly, so that someone
  /// else must hold them.
  private static let ownedEndings = ["Coordinator", "DataSource", "Delegate"]

  /// Types that say nothing of a token; the property's name does.
  private static let anyTypes: Set<String> = ["AnyObject", "NSObject"]

  /// Types of Combine, Foundation and the language.
  private static let tokens: Set<String> = [
    "AnyCancellable", "Cancellable", "NSKeyValueObservation", "NSObjectProtocol",
    "ObservationToken", "Task",
  ]

  func isHeld(_ property: DeclarationID) -> Bool {
    if isWeak(property) { return false }
    var open: Set<DeclarationID> = []
    return holdsToken(property, &open) || holdsAnyObject(property) || isReleased(property)
      || holdsListener(property) || holdsDelegate(property) || holdsObserved(property)
      || holdsSender(property) || holdsCaller(property) || holdsMemory(property)
  }

  /// A weak property holds nothing.
  private func isWeak(_ property: DeclarationID) -> Bool {
    graph.declarations[property.index].flags.contains(.weak)
  }

  /// Whether the property's type says no more than that it holds an object: nothing else can be
  /// done with it.
  private func holdsAnyObject(_ property: DeclarationID) -> Bool {
    let names = typeNames(of: property)
    return !names.isEmpty && names.allSatisfy { $0 == "AnyObject" }
  }

  /// Whether the property holds an object of ours that may be someone's delegate or data source.
  private func holdsDelegate(_ property: DeclarationID) -> Bool {
    ownTypes(of: property).contains(where: delegates.contains)
  }

  /// Whether the object around the property registers itself with what the property holds, where it
  /// gets that: `publisher.addObserver(self)`.
  private func holdsObserved(_ property: DeclarationID) -> Bool {
    let owner = graph.owner(of: property)
    guard owner != .none, mayBeObject(property) else { return false }
    let file = graph.file(of: property)
    let type = file.facts.names[graph.fact(of: property).type]
    let writers = Set(incoming[property].filter { $0.kind == .write }.map(\.from))
    return file.facts.uses.contains { use in
      guard use.declaration >= 0, use.flags.isSuperset(of: [.called, .member]),
        file.facts.names[use.name] == "addObserver",
        Self.observerLabels.contains(file.facts.names[use.labels])
      else { return false }
      let user = DeclarationID(file.declarations.lowerBound + Int(use.declaration))
      guard graph.owner(of: user) == owner else { return false }
      return writers.contains(user) || typeNames(of: user).contains(type)
    }
  }

  /// Those by which an observer is all that is passed, so not those of `NotificationCenter` and of
  /// key-value observing.
  private static let observerLabels: Set<String> = ["(_:)", "(_:{}:)"]

  /// Whether the property holds an object of ours that is called back, as long as it is there, by
  /// something that does not hold it.
  private func holdsListener(_ property: DeclarationID) -> Bool {
    ownTypes(of: property).contains { type in
      var open: Set<DeclarationID> = []
      return [.class, .actor].contains(graph.declarations[type.index].kind)
        && (listens(type) || isToken(type, &open))
    }
  }

  /// Calls and properties by which an object registers itself.
  private static let registrations: Set<String> = ["addObserver", "addTarget", "delegate"]

  private func listens(_ type: DeclarationID) -> Bool {
    let file = graph.file(of: type)
    return file.facts.uses.contains { use in
      guard use.declaration >= 0, !use.flags.isDisjoint(with: [.called, .written]),
        Self.registrations.contains(file.facts.names[use.name])
      else { return false }
      let user = DeclarationID(file.declarations.lowerBound + Int(use.declaration))
      return graph.owner(of: user) == type
    }
  }

  private func holdsToken(_ property: DeclarationID, _ open: inout Set<DeclarationID>) -> Bool {
    let types = ownTypes(of: property)
    let aliases = aliases(in: property)
    let aliasNames = Set(aliases.map(graph.name))
    let written =
      writtenNames(in: property, [.type, .called])
      + aliases.flatMap { writtenNames(in: $0, .type) }
    // `Any` is no name, so a property of that type names none.
    let saysNothing = written.allSatisfy {
      Self.anyTypes.contains($0) || aliasNames.contains($0)
    }
    for name in written {
      if names.contains(name) || isOwned(name, types) { return true }
      guard Self.isTokenType(name) else { continue }
      let named = types.filter { graph.name(of: $0) == name }
      if named.isEmpty || named.contains(where: { isToken($0, &open) }) { return true }
    }
    return saysNothing && Self.isTokenName(graph.name(of: property))
  }

  /// Whether the property holds an object from outside that was made with a delegate: it calls that
  /// one as long as it lives (`session = SessionConfiguration(delegate: self)`).
  private func holdsSender(_ property: DeclarationID) -> Bool {
    let types = Set(typeNames(of: property)).subtracting(ownTypes(of: property).map(graph.name))
    if types.isEmpty { return false }
    let file = graph.file(of: property)
    let writers = Set(incoming[property].filter { $0.kind == .write }.map(\.from))
    return file.facts.uses.contains { use in
      guard use.declaration >= 0, use.flags.contains(.called),
        types.contains(file.facts.names[use.name]),
        file.facts.names[use.labels].contains("delegate:")
      else { return false }
      return writers.contains(DeclarationID(file.declarations.lowerBound + Int(use.declaration)))
    }
  }

  /// Whether the object around the property is a delegate of what the property holds, which comes
  /// from outside and calls it as long as it lives: `let manager: LocationManager` in a class that
  /// is a `LocationManagerDelegate`.
  private func holdsCaller(_ property: DeclarationID) -> Bool {
    let owner = graph.owner(of: property)
    guard owner != .none else { return false }
    let delegates = ([owner] + graph.extensions(of: owner)).flatMap { part in
      let facts = graph.file(of: part).facts
      return facts.inheritedTypes(of: graph.fact(of: part)).map { facts.names[$0.name] }
    }
    return Set(writtenNames(in: property, [.type, .called]))
      .subtracting(ownTypes(of: property).map(graph.name))
      .contains { delegates.contains($0 + "Delegate") }
  }

  /// Whether the property is assigned where pointers are made, which lead into what is assigned as
  /// long as someone holds it: `buffer = bytes; bytes.withUnsafeBytes { parser.input = $0 }`.
  private func holdsMemory(_ property: DeclarationID) -> Bool {
    let owner = graph.owner(of: property)
    let file = graph.file(of: property)
    let writers = Set(incoming[property].filter { $0.kind == .write }.map(\.from))
    return file.facts.uses.contains { use in
      guard use.declaration >= 0, Self.makesPointer(file.facts.names[use.name]) else {
        return false
      }
      let user = DeclarationID(file.declarations.lowerBound + Int(use.declaration))
      return writers.contains(user) && graph.owner(of: user) == owner
    }
  }

  /// Of the standard library: calls that give a pointer to a closure, and objects as pointers.
  private static func makesPointer(_ name: String) -> Bool {
    name.hasPrefix("withUnsafe") || name.hasPrefix("withContiguous")
      || ["baseAddress", "passUnretained", "toOpaque", "withUTF8"].contains(name)
  }

  private static func isTokenType(_ name: String) -> Bool {
    tokenEndings.contains(where: name.hasSuffix)
      || name.hasSuffix(publisherEnding) && !publishingValues.contains(name)
  }

  /// `observer`, `cancellables`, `refreshToken`, `menuDelegate`
  private static func isTokenName(_ name: String) -> Bool {
    let word = name.lowercased()
    return (tokenEndings + ownedEndings + ["Token"]).contains {
      word.hasSuffix($0.lowercased()) || word.hasSuffix($0.lowercased() + "s")
    }
  }

  /// - Parameter types: those of the sources that the property's declaration names.
  private func isOwned(_ name: String, _ types: [DeclarationID]) -> Bool {
    guard Self.ownedEndings.contains(where: name.hasSuffix) else { return false }
    return types.filter { graph.name(of: $0) == name }.allSatisfy {
      [.class, .actor, .protocol].contains(graph.declarations[$0.index].kind)
    }
  }

  /// Types of the sources that a property's declaration names, by themselves or by aliases.
  private func ownTypes(of property: DeclarationID) -> [DeclarationID] {
    ([property] + aliases(in: property)).flatMap { named(by: $0) }
      .filter { graph.declarations[$0.index].kind.isNominalType }
  }

  /// The typealiases of the sources that a property's declaration names, and those that they name.
  private func aliases(in property: DeclarationID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var open = [property]
    while let next = open.popLast() {
      for target in named(by: next)
      where graph.declarations[target.index].kind == .typealias && !found.contains(target) {
        found.append(target)
        open.append(target)
      }
    }
    return found
  }

  private func named(by id: DeclarationID) -> [DeclarationID] {
    outgoing[id].filter { $0.kind != .member && $0.kind != .need }.map(\.to)
  }

  /// The names of the types that a declaration writes; those of its own typealiases are replaced by
  /// what these stand for.
  private func typeNames(of id: DeclarationID) -> [String] {
    let aliases = aliases(in: id)
    let names = Set(aliases.map(graph.name))
    return ([id] + aliases).flatMap { writtenNames(in: $0, .type) }.filter { !names.contains($0) }
  }

  private func writtenNames(in id: DeclarationID, _ flags: UseFlags) -> [String] {
    let fact = graph.declarations[id.index].fact
    let facts = graph.file(of: id).facts
    return facts.uses.filter { $0.declaration == fact && !$0.flags.isDisjoint(with: flags) }
      .map { facts.names[$0.name] }
  }

  /// Whether a value of such a name does something when it goes: it says so itself, or it holds
  /// such a value.
  private func isToken(_ type: DeclarationID, _ open: inout Set<DeclarationID>) -> Bool {
    guard open.insert(type).inserted else { return false }
    let facts = graph.file(of: type).facts
    if facts.inheritedTypes(of: graph.fact(of: type)).contains(where: {
      names.contains(facts.names[$0.name])
    }) {
      return true
    }
    // Any type may be behind a protocol.
    if graph.declarations[type.index].kind == .protocol { return true }
    for base in bases(of: type) {
      if graph.declarations[base.index].kind == .protocol {
        if isWeaklyHeld(base) { return true }
      } else if isToken(base, &open) {
        return true
      }
    }
    return graph.members(of: type).contains { member in
      let declaration = graph.declarations[member.index]
      if declaration.kind == .deinitializer { return true }
      return declaration.kind == .property && declaration.flags.contains(.stored)
        && declaration.flags.isDisjoint(with: [.static, .weak]) && holdsToken(member, &open)
    }
  }

  private func bases(of type: DeclarationID) -> [DeclarationID] {
    outgoing[type].filter { $0.kind == .inheritance }.map(\.to)
  }

  /// Whether others may refer weakly to objects of a protocol, which is possible if only classes
  /// conform to it, or whether it is one of tokens.
  private func isWeaklyHeld(_ proto: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    var open = [proto]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if graph.declarations[next.index].flags.contains(.objc) { return true }
      let facts = graph.file(of: next).facts
      let inherited = facts.inheritedTypes(of: graph.fact(of: next)).map { facts.names[$0.name] }
      if inherited.contains(where: { $0 == "AnyObject" || names.contains($0) }) { return true }
      open += bases(of: next)
    }
    return false
  }

  /// Whether the property may have an object, and some code lets it go.
  private func isReleased(_ property: DeclarationID) -> Bool {
    guard mayBeObject(property) else { return false }
    return incoming[property].contains { edge in
      guard edge.kind == .write, edge.file >= 0 else { return false }
      return graph.files[Int(edge.file)].facts.uses.contains {
        $0.start == edge.position && $0.flags.contains(.cleared)
      }
    }
  }

  /// What the declaration of a property names: types of ours, and names from outside.
  private func mayBeObject(_ property: DeclarationID) -> Bool {
    let types = ownTypes(of: property)
    if types.contains(where: {
      [.class, .actor, .protocol].contains(graph.declarations[$0.index].kind)
    }) {
      return true
    }
    let known = Self.values.union(types.map(graph.name))
    return typeNames(of: property).contains { !known.contains($0) }
  }

  /// Types of Swift, Foundation and CoreGraphics whose values are no objects.
  private static let values: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String",
    "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void", "Never", "Any",
    "AnyHashable",
    "Array", "Dictionary", "Optional", "Range", "ClosedRange", "Result", "Set", "Duration",
    "AttributedString", "Calendar", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
    "IndexSet", "Locale", "Notification", "NSRange", "Swift", "Foundation", "TimeInterval",
    "TimeZone", "URL", "URLComponents", "URLRequest", "UUID",
  ]
}

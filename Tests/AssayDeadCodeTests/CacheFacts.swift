// SPDX-License-Identifier: MIT

import AssayFindings

@testable import AssayDeadCode

extension FileFacts {
  /// Facts with something in each list; `seed` tells two apart.
  static func sample(seed: UInt32 = 1) -> FileFacts {
    var facts = FileFacts()
    let name = facts.names.append("name".utf8)
    let text = facts.names.append("täxt \(seed)".utf8)
    let start = SourcePosition(line: seed, column: 2)
    let range = SourceRange(start: start, end: SourcePosition(line: seed + 3, column: 4))
    let declaration = DeclarationFact(
      kind: .macro, access: .open, setterAccess: .private, flags: [.static, .noncopyable],
      name: name, fullName: text, parent: -1, nameStart: start, range: range, attributesStart: 0,
      attributesCount: 2, inheritanceStart: 0, inheritanceCount: 1, condition: 0)
    var member = declaration
    member.kind = .class
    member.parent = 0
    member.attributesCount = 0
    facts.declarations = [declaration, member]
    facts.attributeNames = [name, text]
    facts.inheritedTypes = [InheritedTypeFact(name: name, text: text, nameStart: start)]
    facts.uses = [
      NameUse(
        name: text, start: start, declaration: 1, flags: [.member, .extended], condition: -1,
        labels: .empty)
    ]
    facts.typedReceivers = [ReceiverFact(use: 0, name: text)]
    facts.memberReceivers = [ReceiverFact(use: 0, name: name)]
    facts.genericParameters = [name]
    facts.imports = [
      ImportFact(
        module: name, text: text, range: range, nameStart: start, isExported: true,
        isTestable: false, hasOtherAttributes: true, access: .package, condition: 1)
    ]
    facts.conditions = [
      ConditionFact(range: range, text: text, parent: -1),
      ConditionFact(range: range, text: .empty, parent: 0),
    ]
    facts.ignoreCommands = [
      IgnoreCommand(
        scope: .parameters, isPeriphery: true, list: name, reason: text, range: range,
        declaration: 1)
    ]
    facts.unusedLocals = [
      UnusedLocalFact(
        name: name, nameStart: start, range: range, isFunction: true, isSafeToRemove: false,
        declaration: -1, condition: 1)
    ]
    facts.unusedParameters = [
      UnusedParameterFact(
        name: name, label: text, nameStart: start, range: range, position: 3, declaration: 0,
        isOfLocalFunction: true, condition: 0)
    ]
    facts.lineCount = 99
    facts.hasTopLevelCode = true
    facts.isGenerated = true
    facts.unread = .conflict
    facts.unreadLine = 7
    return facts
  }
}

/// A generator whose numbers are the same on every machine (Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

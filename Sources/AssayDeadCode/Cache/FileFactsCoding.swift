// SPDX-License-Identifier: MIT

extension FileFacts {
  /// Its arrays as they lie in memory.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.add(names.ends)
    writer.add(names.bytes)
    writer.add(declarations)
    writer.add(attributeNames)
    writer.add(inheritedTypes)
    writer.add(uses)
    writer.add(typedReceivers)
    writer.add(memberReceivers)
    writer.add(genericParameters)
    writer.add(literals)
    writer.add(imports)
    writer.add(conditions)
    writer.add(ignoreCommands)
    writer.add(unusedLocals)
    writer.add(unusedParameters)
    writer.add(lineCount)
    writer.add(hasTopLevelCode ? 1 : 0)
    writer.add(isGenerated ? 1 : 0)
    writer.add(unread?.rawValue ?? 0)
    writer.add(unreadLine)
    return writer.bytes
  }

  /// From `encoded()`; nil for any other bytes. What it gives back can be used without further
  /// checks: every index in it is in range.
  init?(encoded bytes: UnsafeRawBufferPointer) {
    do {
      var reader = ByteReader(bytes)
      let ends = try reader.array(of: UInt32.self)
      guard let names = NameTable(bytes: try reader.array(of: UInt8.self), ends: ends) else {
        return nil
      }
      self.init()
      self.names = names
      declarations = try reader.array(of: DeclarationFact.self, isValid: DeclarationFact.areValid)
      attributeNames = try reader.array(of: NameID.self)
      inheritedTypes = try reader.array(of: InheritedTypeFact.self)
      uses = try reader.array(of: NameUse.self)
      typedReceivers = try reader.array(of: ReceiverFact.self)
      memberReceivers = try reader.array(of: ReceiverFact.self)
      genericParameters = try reader.array(of: NameID.self)
      literals = try reader.array(of: LiteralFact.self)
      imports = try reader.array(of: ImportFact.self, isValid: ImportFact.areValid)
      conditions = try reader.array(of: ConditionFact.self)
      ignoreCommands = try reader.array(of: IgnoreCommand.self, isValid: IgnoreCommand.areValid)
      unusedLocals = try reader.array(of: UnusedLocalFact.self, isValid: UnusedLocalFact.areValid)
      unusedParameters = try reader.array(
        of: UnusedParameterFact.self, isValid: UnusedParameterFact.areValid)
      guard let lineCount = UInt32(exactly: try reader.integer()) else { return nil }
      self.lineCount = lineCount
      hasTopLevelCode = try reader.integer() != 0
      isGenerated = try reader.integer() != 0
      let reason = try reader.integer()
      unread = UnreadReason(rawValue: reason)
      guard reason == 0 || unread != nil, let line = UInt32(exactly: try reader.integer()) else {
        return nil
      }
      unreadLine = line
      guard reader.isAtEnd, hasIndicesInRange else { return nil }
    } catch {
      return nil
    }
  }

  private var hasIndicesInRange: Bool {
    let nameCount = UInt32(names.count)
    func has(_ name: NameID) -> Bool { name.rawValue < nameCount }
    func isPart(_ start: UInt32, _ count: UInt32, of total: Int) -> Bool {
      Int(start) + Int(count) <= total
    }
    func isDeclaration(_ index: Int32) -> Bool { index >= -1 && Int(index) < declarations.count }
    func isCondition(_ index: Int32) -> Bool { index >= -1 && Int(index) < conditions.count }

    for (index, fact) in declarations.enumerated() {
      guard has(fact.name), has(fact.fullName), has(fact.shape), has(fact.type), fact.parent >= -1,
        Int(fact.parent) < index,
        isPart(fact.attributesStart, fact.attributesCount, of: attributeNames.count),
        isPart(fact.inheritanceStart, fact.inheritanceCount, of: inheritedTypes.count),
        isCondition(fact.condition)
      else { return false }
    }
    for (index, fact) in conditions.enumerated() {
      guard has(fact.text), fact.parent >= -1, Int(fact.parent) < index else { return false }
    }
    return attributeNames.allSatisfy { has($0) } && literals.allSatisfy { has($0.text) }
      && inheritedTypes.allSatisfy { has($0.name) && has($0.text) }
      && uses.allSatisfy {
        has($0.name) && has($0.labels) && isDeclaration($0.declaration) && isCondition($0.condition)
      }
      && (typedReceivers + memberReceivers).allSatisfy {
        has($0.name) && Int($0.use) < uses.count
      }
      && genericParameters.allSatisfy { has($0) }
      && imports.allSatisfy { has($0.module) && has($0.text) && isCondition($0.condition) }
      && ignoreCommands.allSatisfy {
        has($0.list) && has($0.reason) && isDeclaration($0.declaration)
      }
      && unusedLocals.allSatisfy {
        has($0.name) && isDeclaration($0.declaration) && isCondition($0.condition)
      }
      && unusedParameters.allSatisfy {
        has($0.name) && has($0.label) && isDeclaration($0.declaration) && isCondition($0.condition)
      }
  }
}

// NB: an enum's raw value must not only be of the right type: a byte that is no case, read as one,
// is undefined behavior. So these look at the bytes. An enum of raw bytes without gaps lies in
// memory as its case's place.

extension DeclarationFact {
  fileprivate static func areValid(_ bytes: UnsafeRawBufferPointer, count: Int) -> Bool {
    let stride = MemoryLayout<Self>.stride
    let kinds = UInt8(DeclarationKind.allCases.count)
    return bytes.hasBytes(
      at: MemoryLayout.offset(of: \Self.kind), stride: stride, count: count, below: kinds)
      && bytes.hasBytes(
        at: MemoryLayout.offset(of: \Self.access), stride: stride, count: count,
        below: AccessLevel.count)
      && bytes.hasBytes(
        at: MemoryLayout.offset(of: \Self.setterAccess), stride: stride, count: count,
        below: AccessLevel.count)
  }
}

extension AccessLevel {
  fileprivate static var count: UInt8 { AccessLevel.open.rawValue + 1 }
}

extension ImportFact {
  fileprivate static func areValid(_ bytes: UnsafeRawBufferPointer, count: Int) -> Bool {
    let stride = MemoryLayout<Self>.stride
    let flags: [PartialKeyPath<Self>] = [\.isExported, \.isTestable, \.hasOtherAttributes]
    return flags.allSatisfy {
      bytes.hasBytes(at: MemoryLayout<Self>.offset(of: $0), stride: stride, count: count, below: 2)
    }
      && bytes.hasBytes(
        at: MemoryLayout.offset(of: \Self.access), stride: stride, count: count,
        below: AccessLevel.count)
  }
}

extension IgnoreCommand {
  fileprivate static func areValid(_ bytes: UnsafeRawBufferPointer, count: Int) -> Bool {
    let stride = MemoryLayout<Self>.stride
    return bytes.hasBytes(
      at: MemoryLayout.offset(of: \Self.scope), stride: stride, count: count,
      below: Scope.parameters.rawValue + 1)
      && bytes.hasBytes(
        at: MemoryLayout.offset(of: \Self.isPeriphery), stride: stride, count: count, below: 2)
  }
}

extension UnusedLocalFact {
  fileprivate static func areValid(_ bytes: UnsafeRawBufferPointer, count: Int) -> Bool {
    let stride = MemoryLayout<Self>.stride
    return bytes.hasBytes(
      at: MemoryLayout.offset(of: \Self.isFunction), stride: stride, count: count, below: 2)
      && bytes.hasBytes(
        at: MemoryLayout.offset(of: \Self.isSafeToRemove), stride: stride, count: count, below: 2)
  }
}

extension UnusedParameterFact {
  fileprivate static func areValid(_ bytes: UnsafeRawBufferPointer, count: Int) -> Bool {
    bytes.hasBytes(
      at: MemoryLayout.offset(of: \Self.isOfLocalFunction), stride: MemoryLayout<Self>.stride,
      count: count, below: 2)
  }
}

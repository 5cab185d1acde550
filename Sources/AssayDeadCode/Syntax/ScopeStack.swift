// SPDX-License-Identifier: MIT

/// Names bound to locals, parameters, generic parameters and members of local types, innermost
/// last.
///
/// Each binding remembers the one of the same name that it hides, so a look-up is one array access
/// and leaving a scope undoes exactly what entering it did.
struct ScopeStack {
  enum BindingKind: UInt8 {
    case parameter
    /// A variable or constant that is looked at for being unused.
    case local
    /// A local function, or a computed variable.
    case function
    /// Anything else: bound by a pattern or a capture, a generic parameter, a local type.
    case other
  }

  struct Binding {
    var name: NameID
    var kind: BindingKind
    var isUsed = false
    var isWritten = false
    /// For a function: whether some use does more than call it, so that others rely on its
    /// parameters.
    var isValue = false
    /// The binding of the same name outside; -1 for none.
    var hidden: Int32
    var condition: Int32
    /// How many scopes are around it.
    var depth: Int32
    /// For a function: the position of its name; otherwise the index of its unfinished fact, or -1.
    var info: Int32
    /// The name of its type, as in `DeclarationFact.type`.
    var type: NameID
  }

  private(set) var bindings: [Binding] = []
  /// By name: its innermost binding, or -1.
  private var innermost: [Int32] = []
  var depth: Int32 = 0
  /// Local functions whose bodies are around the walk, outermost first.
  var activeFunctions: [Int32] = []
  /// Uses of one local function by another beside it.
  private var calls: [(from: Int32, to: Int32)] = []

  var count: Int { bindings.count }

  @inline(__always)
  mutating func makeRoom(_ count: Int) {
    while innermost.count < count { innermost.append(-1) }
  }

  func innermostBinding(of name: NameID) -> Int32 { innermost[Int(name.rawValue)] }

  mutating func bind(
    _ name: NameID, _ kind: BindingKind, condition: Int32, info: Int32, type: NameID
  ) {
    let index = Int(name.rawValue)
    bindings.append(
      Binding(
        name: name, kind: kind, hidden: innermost[index], condition: condition, depth: depth,
        info: info, type: type))
    innermost[index] = Int32(bindings.count - 1)
  }

  mutating func removeLast() -> Binding {
    let binding = bindings.removeLast()
    innermost[Int(binding.name.rawValue)] = binding.hidden
    return binding
  }

  /// Makes the bindings since `mark` invisible for a while (a guard's conditions in its `else`).
  mutating func hide(since mark: Int) {
    for index in (mark..<bindings.count).reversed() {
      innermost[Int(bindings[index].name.rawValue)] = bindings[index].hidden
    }
  }

  mutating func unhide(since mark: Int) {
    for index in mark..<bindings.count {
      let name = Int(bindings[index].name.rawValue)
      bindings[index].hidden = innermost[name]
      innermost[name] = Int32(index)
    }
  }

  mutating func markUsed(_ binding: Int32, isWritten: Bool, isCalled: Bool) {
    let index = Int(binding)
    if !isCalled { bindings[index].isValue = true }
    if isWritten, bindings[index].kind == .local {
      bindings[index].isWritten = true
      return
    }
    guard bindings[index].kind == .function else {
      bindings[index].isUsed = true
      return
    }
    // A use counts for what runs it: for the outermost local function around it that is not around
    // the used one. A function's own body does not keep it.
    let outer = activeFunctions.first { bindings[Int($0)].depth >= bindings[index].depth }
    guard let outer else {
      bindings[index].isUsed = true
      return
    }
    if outer == binding { return }
    if bindings[Int(outer)].depth == bindings[index].depth {
      calls.append((outer, binding))
    } else {
      bindings[index].isUsed = true
    }
  }

  /// Marks as used what used local functions of the scope that began at `mark` call.
  mutating func settleFunctions(since mark: Int) {
    guard calls.contains(where: { Int($0.to) >= mark }) else { return }
    var isChanged = true
    while isChanged {
      isChanged = false
      for call in calls where Int(call.to) >= mark && Int(call.from) < bindings.count {
        if bindings[Int(call.from)].isUsed, !bindings[Int(call.to)].isUsed {
          bindings[Int(call.to)].isUsed = true
          isChanged = true
        }
      }
    }
    calls.removeAll { Int($0.to) >= mark }
  }
}

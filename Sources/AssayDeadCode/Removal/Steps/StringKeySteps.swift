// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayResources

extension RemovalSteps {
  /// The key goes in every language at once: a table with it in one of them alone is what nobody
  /// wants.
  func stringKey(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    guard let key = finding.subject?.name else { throw Refusal("the finding names no key") }
    var steps: [RemovalStep] = []
    for path in context.stringTables(beside: finding.location.path) {
      let table = try context.stringTable(path)
      guard table.entries.contains(where: { $0.key == key }) else { continue }
      steps.append(RemovalStep(path, .stringKey(key)))
    }
    if steps.isEmpty { throw .sourceChanged }
    return steps
  }
}

extension RemovalContext {
  func stringTable(_ path: String) throws(Refusal) -> StringTableText {
    do {
      return try StringTableText(path: path, bytes: try bytes(of: path))
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal("'\(path)' cannot be read: \(error)")
    }
  }
}

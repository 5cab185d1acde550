// SPDX-License-Identifier: MIT

import AssayFiles
import AssayFindings
import AssayReleaseCommands

extension CheckRun {
  /// Verifies the tags of the history.
  func release() -> CheckedProduct {
    var product = CheckedProduct(.release)
    guard base == nil else {
      product.leaveOut("the tags are not verified with --diff, because no branch makes tags")
      return product
    }
    let place = configurationPath
    let outcome = HistoryCheck.run(
      repository: file.folder, configuration: FilePaths.absolute(configurationPath),
      note: { product.notes.append($0) })
    switch outcome {
    case .problems(let problems):
      product.rules = HistoryCheck.rules.map {
        Rule(id: RuleID(rawValue: $0.id), name: $0.name, summary: $0.summary, severity: .error)
      }
      product.findings = problems.map { problem in
        Finding(
          rule: RuleID(rawValue: problem.id), severity: .error, confidence: .high,
          location: .init(path: place), message: problem.message,
          reason: "the tags of this history do not match it")
      }
      product.scope = "the tags of the history"
    case .nothing(let reason): product.foundNothing(reason)
    case .cannotTell(let reason): product.cannotTell(reason, about: place)
    case .couldNotRun(let reason): product.couldNotRun(reason, about: place)
    }
    return product
  }
}

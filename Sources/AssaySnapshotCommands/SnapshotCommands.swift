// SPDX-License-Identifier: MIT

import ArgumentParser

/// The commands of `assay snapshot` that read no Swift sources, in the order of its help.
package enum SnapshotCommands {
  package static let all: [any ParsableCommand.Type] = drawing + reviewing + rest

  package static let drawing: [any ParsableCommand.Type] = [
    RenderCommand.self, VerifyCommand.self, RecordCommand.self,
  ]

  package static let reviewing: [any ParsableCommand.Type] = [
    ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
  ]

  package static let rest: [any ParsableCommand.Type] = [
    ListCommand.self, PruneCommand.self, DiffCommand.self, MergeCommand.self, ImportCommand.self,
  ]
}

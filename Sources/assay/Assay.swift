// SPDX-License-Identifier: MIT

import ArgumentParser

@main
struct Assay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assay", abstract: "Quality tools for Swift that need no Mac.")
}

// SPDX-License-Identifier: MIT

import AssayDescription
import Foundation

/// Writes what is generated from the forms of kinds and modifiers: `ci/regenerate` runs it.
@main
enum DescriptionForms {
  static func main() throws {
    let folder = URL(fileURLWithPath: "Sources/AssayDescription")
    let texts = [
      ("Schema/view-description.schema.json", try DescriptionSchema.json()),
      ("AssayDescription.docc/ViewKinds.md", try DescriptionGuide.kinds()),
      ("AssayDescription.docc/ViewModifiers.md", try DescriptionGuide.modifiers()),
    ]
    for (path, text) in texts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(path))
      print("Sources/AssayDescription/\(path)")
    }
  }
}

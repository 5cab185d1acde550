// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; the text alone.
  func lowerTextField(_ node: TextFieldNode, _ environment: SceneEnvironment) throws -> ID {
    notes.add(.notDrawn("TextField"))
    return lowerText(node.text.isEmpty ? node.prompt : TextNode(verbatim: node.text), environment)
  }
}

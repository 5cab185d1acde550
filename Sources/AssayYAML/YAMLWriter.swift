// SPDX-License-Identifier: MIT

internal import CYAML

/// A value as it is to be written.
package indirect enum YAMLNode {
  /// Without quotes a word is what YAML makes of it, such as a number.
  case scalar(String, isQuoted: Bool)
  case list([YAMLNode], isOnOneLine: Bool)
  case map([(key: YAMLNode, value: YAMLNode)], isOnOneLine: Bool)
}

/// Writes YAML that readers of its versions 1.1 and 1.2 read alike, without a limit of a line's
/// length.
package enum YAMLWriter {
  /// - Returns: nil where libyaml cannot write it, as without memory.
  package static func text(of node: YAMLNode) -> String? {
    var bytes: [UInt8] = []
    let isWritten = withUnsafeMutablePointer(to: &bytes) { bytes in
      let sink: assay_yaml_sink = { context, piece, count in
        context?.assumingMemoryBound(to: [UInt8].self).pointee
          .append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
      }
      guard let writer = assay_yaml_write(sink, bytes) else { return false }
      defer { assay_yaml_discard(writer) }
      return add(node, to: writer) && assay_yaml_finish(writer) != 0
    }
    return isWritten ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func add(_ node: YAMLNode, to writer: OpaquePointer) -> Bool {
    switch node {
    case .scalar(let text, let isQuoted):
      let bytes = Array(text.utf8)
      return assay_yaml_add_scalar(writer, bytes, bytes.count, isQuoted ? 1 : 0) != 0
    case .list(let nodes, let isOnOneLine):
      return assay_yaml_begin_list(writer, isOnOneLine ? 1 : 0) != 0
        && nodes.allSatisfy { add($0, to: writer) } && assay_yaml_end_list(writer) != 0
    case .map(let entries, let isOnOneLine):
      return assay_yaml_begin_map(writer, isOnOneLine ? 1 : 0) != 0
        && entries.allSatisfy { add($0.key, to: writer) && add($0.value, to: writer) }
        && assay_yaml_end_map(writer) != 0
    }
  }
}

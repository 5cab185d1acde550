// SPDX-License-Identifier: MIT

/// A JSON value that knows where it stands, so that an error can say so.
///
/// FoundationEssentials' JSONDecoder gives no position of any kind.
struct JSONNode: Sendable {
  struct Member: Sendable {
    var key: String
    var value: JSONNode
  }

  indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  var value: Value
  /// Of its first byte in the file.
  var offset: Int

  /// What it is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A parsed JSON file, with typed access that throws positioned errors.
struct JSONDocument {
  var file: ResourceFile
  var root: JSONNode

  init(_ file: ResourceFile) throws(ResourceError) {
    self.file = file
    var parser = JSONParser(file: file)
    self.root = try parser.parse()
  }

  func error(_ reason: String, at node: JSONNode) -> ResourceError {
    file.error(.unexpectedContent(reason: reason), at: node.offset)
  }

  func members(_ node: JSONNode, of what: String) throws(ResourceError) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      throw error("\(what) must be an object, not \(node.kind)", at: node)
    }
    return members
  }

  func elements(_ node: JSONNode, of what: String) throws(ResourceError) -> [JSONNode] {
    guard case .array(let elements) = node.value else {
      throw error("\(what) must be an array, not \(node.kind)", at: node)
    }
    return elements
  }

  func string(_ node: JSONNode, of what: String) throws(ResourceError) -> String {
    guard case .string(let string) = node.value else {
      throw error("\(what) must be a string, not \(node.kind)", at: node)
    }
    return string
  }

  /// The member of a name; the last one where it is repeated, as JSONDecoder takes it.
  func member(_ key: String, in members: [JSONNode.Member]) -> JSONNode? {
    members.last { $0.key == key }?.value
  }
}

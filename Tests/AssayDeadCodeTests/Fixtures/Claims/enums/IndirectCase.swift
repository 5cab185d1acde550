// An indirect case is used by an expression that makes it.
@main struct Program { static func main() { print(Tree.node(.leaf, .leaf).depth) } }
indirect enum Tree {
  case leaf
  case node(Tree, Tree)
  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + max(left.depth, right.depth)
    }
  }
}

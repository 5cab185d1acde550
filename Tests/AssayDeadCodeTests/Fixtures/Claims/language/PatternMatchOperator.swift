// A ~= of one's own is used by a switch.
@main struct Program {
  static func main() {
    switch 4 {
    case Multiple(of: 2): print("even")
    default: print("odd")
    }
  }
}
struct Multiple {
  let of: Int
}
func ~= (pattern: Multiple, value: Int) -> Bool { value % pattern.of == 0 }

// A subscript that only a key path names is used.
@main struct Program {
  static func main() {
    let path = \Grid.[2]
    print(Grid()[keyPath: path])
  }
}
struct Grid {
  subscript(column: Int) -> Int { column }
}

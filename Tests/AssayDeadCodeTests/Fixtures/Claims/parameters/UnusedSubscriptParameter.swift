// A subscript's parameter that its accessors do not use is found.
@main struct Program { static func main() { print(Grid()[1, 2]) } }
struct Grid {
  // ↓ unused-parameter
  subscript(column: Int, row: Int) -> Int { column }
}

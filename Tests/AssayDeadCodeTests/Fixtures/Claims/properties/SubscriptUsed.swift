// A subscript that is used is not found, one that is not is.
@main struct Program { static func main() { print(Grid()[1]) } }
struct Grid {
  // ✓ unused-subscript
  subscript(column: Int) -> Int { column }
  // ↓ unused-subscript
  subscript(column: Int, row: Int) -> Int { column + row }
}

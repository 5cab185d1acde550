// A subscript that a protocol requires keeps its witness when it is used through the protocol.
@main struct Program { static func main() { show(Grid()) } }
func show(_ table: any Table) { print(table[0]) }
protocol Table { subscript(index: Int) -> Int { get } }
struct Grid: Table {
  subscript(index: Int) -> Int { index }
}

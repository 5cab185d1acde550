// A property that is only read by another used property's getter is used.
@main struct Program { static func main() { print(Square(side: 2).area) } }
struct Square {
  let side: Int
  private var width: Int { side }
  var area: Int { width * width }
}

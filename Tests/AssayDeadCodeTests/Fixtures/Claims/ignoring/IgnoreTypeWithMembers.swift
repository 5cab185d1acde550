// An ignore comment on a type keeps its members as well.
@main struct Program { static func main() {} }
// assay:ignore - loaded by name
struct Ignored {
  var number: Int { 1 }
  func run() {}
}

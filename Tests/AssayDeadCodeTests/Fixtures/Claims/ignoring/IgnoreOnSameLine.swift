// An ignore comment at the end of a declaration's line keeps it.
// claim: keeps ignored
@main struct Program { static func main() { print(Settings().used) } }
struct Settings {
  var used = 1
  var ignored = 2  // assay:ignore
}

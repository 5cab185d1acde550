// A file-wide ignore comment keeps everything in the file.
// assay:ignore:all
// claim: keeps ignored
@main struct Program { static func main() {} }
func first() {}
struct Second {
  func run() {}
}

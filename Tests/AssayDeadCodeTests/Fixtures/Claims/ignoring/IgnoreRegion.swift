// Everything between a begin and an end comment is kept, nothing after it.
// claim: keeps ignored
@main struct Program { static func main() {} }
// assay:ignore:begin
func first() {}
struct Second {}
// assay:ignore:end
// ↓ unused-function
func third() {}

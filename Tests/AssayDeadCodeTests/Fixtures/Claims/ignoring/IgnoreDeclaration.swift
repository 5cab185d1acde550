// An ignore comment keeps the declaration after it, and what that uses.
// claim: keeps ignored
@main struct Program { static func main() {} }
// assay:ignore
func ignored() { usedByIgnored() }
func usedByIgnored() {}

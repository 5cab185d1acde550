// An ignore comment that names a rule keeps the declaration from that rule.
// claim: keeps ignored
@main struct Program { static func main() {} }
// assay:ignore unused-function - the debugger calls it
func ignored() {}

// Words after Periphery's comment are a reason and no rule.
// claim: keeps ignored
@main struct Program { static func main() {} }
// periphery:ignore - the debugger calls it
func ignored() {}

// A file in which one declaration is used is not found as a whole.
// claim: rules dead-file
// claim: spares dead-file
struct UnusedHelper {}
func usedHelper() {}

// A library's public declarations are not redundantly public.
// claim: library
// claim: rules redundant-public
public func helper() { inner() }
func inner() {}

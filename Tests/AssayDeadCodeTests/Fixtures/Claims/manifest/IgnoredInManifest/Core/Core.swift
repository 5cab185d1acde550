// A comment in the manifest keeps the targets that it covers.
// claim: rules unused-target
public func core() {}

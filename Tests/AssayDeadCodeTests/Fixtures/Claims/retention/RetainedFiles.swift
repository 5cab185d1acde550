// Nothing in a retained file is found.
// claim: options retain-files=Sources/Claim/RetainedFiles.swift
// claim: keeps configuration
@main struct Program { static func main() {} }
func unused() {}
struct Unused {}

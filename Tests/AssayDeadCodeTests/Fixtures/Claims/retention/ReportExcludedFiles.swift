// Nothing in a file that is excluded from the report is found.
// claim: options report-exclude=**/ReportExcludedFiles.swift
@main struct Program { static func main() {} }
func unused() {}

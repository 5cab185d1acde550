// An ignore comment on an import keeps the import.
// claim: keeps ignored
// claim: rules unused-import
// assay:ignore
import Dispatch

@main struct Program { static func main() {} }

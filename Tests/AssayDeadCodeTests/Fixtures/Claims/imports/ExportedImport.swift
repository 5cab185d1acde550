// An import that is passed on to importers is kept.
// claim: rules unused-import
@_exported import Dispatch

@main struct Program { static func main() {} }

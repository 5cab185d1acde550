// A file that only imports, or only says something, is not found as a dead file.
// claim: rules dead-file
@_exported import Dispatch

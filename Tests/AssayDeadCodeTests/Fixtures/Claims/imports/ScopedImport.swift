// An import of one declaration is used by that declaration.
// claim: rules unused-import
import struct Foundation.Date

@main struct Program { static func main() { print(Date.distantPast) } }

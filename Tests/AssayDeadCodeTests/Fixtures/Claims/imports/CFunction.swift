// An import of the C library is used by a call of a C function.
// claim: rules unused-import
import Glibc

@main struct Program { static func main() { print(getpid()) } }

// The file that uses a part of the other.
@main struct Program { static func main() { usedHelper() } }

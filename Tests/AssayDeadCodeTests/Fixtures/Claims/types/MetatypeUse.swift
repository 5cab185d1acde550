// A type whose metatype is taken is used.
@main struct Program { static func main() { print(TakenAsMetatype.self) } }
struct TakenAsMetatype {}

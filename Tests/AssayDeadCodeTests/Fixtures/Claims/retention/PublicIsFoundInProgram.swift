// A public declaration of a program that nothing uses is found like any other.
@main struct Program { static func main() {} }
// ↓ unused-function
public func unusedPublic() {}

enum SwiftUSR { static func modules(of u: ArraySlice<UInt8>) -> [String] { [] } }

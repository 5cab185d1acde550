// A target that no product, test or other target needs is found in the manifest.
// claim: rules unused-target
public struct Core { public init() {} }

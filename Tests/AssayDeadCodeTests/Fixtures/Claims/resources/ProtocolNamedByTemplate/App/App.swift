// A protocol by which a template of a code generator looks for types is kept.
// claim: keeps template
@main struct Program { static func main() { print(MarkedScreen()) } }

protocol ProtocolNamedByTemplate {}
struct MarkedScreen: ProtocolNamedByTemplate {}

// ↓ unused-protocol
protocol UnusedProtocol {}

// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a function of a Metal library. A view that uses one is reported.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// Creates the library of a file.
  public init(url: URL) {}
  init() {}
  /// The function of a name in the library of the app.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(name: name)
  }
  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
}

/// Accepted, but not drawn: a function of a Metal library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  let name: String
  /// Creates a function of a library by its name.
  public init(library: ShaderLibrary, name: String) { self.name = name }
  init(name: String) { self.name = name }
  /// Returns the function with its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Accepted, but not drawn: a function of a Metal library with its arguments.
public struct Shader: Hashable, Sendable {
  /// Accepted, but not drawn: an argument of a function.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument()
    }
    /// Several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view.
    public static let boundingRect = Argument()
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Several colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]

  /// Creates a function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  var report: String { "the Metal shader '\(function.name)'" }
}

nonisolated extension View {
  /// Accepted, but not drawn: a shader of colors, which a snapshot reports.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    reportingShader(shader, isEnabled)
  }

  /// Accepted, but not drawn: a shader of places, which a snapshot reports.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    reportingShader(shader, isEnabled)
  }

  /// Accepted, but not drawn: a shader of the view, which a snapshot reports.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    reportingShader(shader, isEnabled)
  }

  private func reportingShader(_ shader: Shader, _ isEnabled: Bool) -> some View {
    reporting(isEnabled ? shader.report : nil)
  }
}

extension Shader: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  /// Clear, which a snapshot reports: what the function draws is not known.
  package var styleNode: StyleNode? {
    LeftOutNotes.add(report)
    return .color(.clear)
  }
}

// SPDX-License-Identifier: MIT

/// Makes the stored variables of a type its animatable data. A snapshot shows them as they are.
///
/// ```swift
/// @Animatable
/// struct Wave: Shape {
///   var phase: Angle
///   @AnimatableIgnored var isFilled: Bool
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// A variable without a type, whose value does not begin with one, is not among them.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "AssayMacros", type: "AnimatableMacro")

/// Leaves a stored variable out of the animatable data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "AssayMacros", type: "PreviewableMacro")

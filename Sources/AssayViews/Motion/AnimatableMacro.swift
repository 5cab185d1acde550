// SPDX-License-Identifier: MIT

/// Says that the stored properties of a type are animated. A snapshot shows them as they are, so
/// the type needs no data for it: that of its protocol, which is empty, is kept.
@attached(peer)
public macro Animatable() = #externalMacro(module: "AssayMacros", type: "PreviewableMacro")

/// Says that a stored property is not animated, which none is in a snapshot.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "AssayMacros", type: "PreviewableMacro")

// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a layer that shows others several times.
open class CAReplicatorLayer: CALayer {
  /// How often.
  open var instanceCount = 1
  /// The time between, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// How one is moved, turned and scaled against the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The color that multiplies the others.
  open var instanceColor: CGColor?
  /// How the color changes from one to the next.
  open var instanceRedOffset: Float = 0
  /// How the color changes from one to the next.
  open var instanceGreenOffset: Float = 0
  /// How the color changes from one to the next.
  open var instanceBlueOffset: Float = 0
  /// How the opacity changes from one to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether depth counts.
  open var preservesDepth = false
}

/// Accepted, but not drawn: a layer that shows a part of others.
open class CAScrollLayer: CALayer {
  /// Accepted, and does nothing.
  open func scroll(to point: CGPoint) {}
  /// Accepted, and does nothing.
  open func scroll(to rect: CGRect) {}
}

/// Accepted, but not drawn: a layer that is drawn in parts.
open class CATiledLayer: CALayer {
  /// The size of a part in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes there are.
  open var levelsOfDetail = 1
  /// How many larger sizes there are.
  open var levelsOfDetailBias = 0
  /// How long parts appear, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// Accepted, but not drawn: a layer whose others are in space.
open class CATransformLayer: CALayer {}

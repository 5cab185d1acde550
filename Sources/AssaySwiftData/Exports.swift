// SPDX-License-Identifier: MIT

// As Apple's SwiftData does: a model's file often imports nothing else.
@_exported public import Foundation
@_exported public import Observation

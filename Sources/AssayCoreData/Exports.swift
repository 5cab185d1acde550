// SPDX-License-Identifier: MIT

// As Apple's Core Data does: a model's file often imports nothing else.
@_exported public import Foundation

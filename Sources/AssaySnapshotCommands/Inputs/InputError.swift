// SPDX-License-Identifier: MIT

import AssayFiles

/// Why a file or folder that a user named cannot be used: what, where, what to do next.
package struct InputError: Error, Hashable, CustomStringConvertible {
  package enum Code: Hashable {
    case missing
    case noDescriptions
    /// A file that is no description by its name.
    case notDescription
    case noDescriptionsOrPictures
    case noSwiftFiles
    case notSwift
    case noColors
    case noPictures
    case noReferences
    /// A configuration without tasks.
    case noTasks
    /// Of tasks.
    case noConfiguration
    case noTokens
    /// A file that is no palette by its name.
    case notPalette
    /// For a cache.
    case noLoadedCode
    /// Beside style sheets.
    case notStyleSheet
    case otherPictureFormat(PictureFormat)
    /// The reason in the words of the decoder.
    case notPicture(reason: String)
    /// A description's canvas; the question proposes another name.
    case unknownDevice(String, question: String)
    /// A description whose reference is another one's too.
    case sharedReference(String, other: String)
    /// A description whose reference is another one's on file systems that ignore case.
    case sharedReferenceByCase(String, other: String)
  }

  var code: Code
  /// As the user wrote it.
  var path: String

  package init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }

  package var description: String { Printable.line("'\(path)': \(problem)") }

  private var problem: String {
    switch code {
    case .missing:
      "no such file or folder; "
        + (path.unicodeScalars.contains("\u{FFFD}")
          ? "if its name is not UTF-8, rename it" : "check the path")
    case .noDescriptions:
      "no descriptions in this folder; name a folder with .yaml, .yml or .json files"
    case .notDescription:
      "this is not a description; name .yaml, .yml or .json files, or a folder of them"
    case .noDescriptionsOrPictures:
      "the folder contains no description (.yaml, .yml or .json) and no picture (.png); name another folder"
    case .noSwiftFiles: "the folder contains no Swift file; name the folder of the sources"
    case .notSwift: "this is not a Swift file; name .swift files, or a folder of them"
    case .noColors:
      "the folder contains no asset catalog with colors; name a catalog with color sets, or a palette file"
    case .noTasks:
      "there are no tasks; list them under 'audit', such as "
        + "tasks: [{name: Sign up, screens: [Screens/SignUp.yaml]}]"
    case .noConfiguration:
      "there is no such file here or above; write one with the tasks under 'audit', such as "
        + "'audit: {tasks: [{name: Sign up, screens: [Screens/SignUp.yaml]}]}', or name one with --config"
    case .noTokens:
      "the folder contains no design tokens (.json, .yaml or .yml); name another folder, or the files "
        + "themselves, such as style sheets (.css)"
    case .notPalette:
      "this is not a palette that can be read; name style sheets (.css) or design tokens (.json, .yaml "
        + "or .yml), such as what is built from this file"
    case .noLoadedCode:
      "cannot be a cache here, because the system does not tell what code draws the pictures; run "
        + "without --cache"
    case .notStyleSheet:
      "this is not a style sheet; audit style sheets and other palettes in runs of their own"
    case .otherPictureFormat(let format):
      "this is \(format.words), which is not read; convert it to PNG without loss of colors"
    case .noPictures: "neither folder has a PNG file; name folders of pictures"
    case .noReferences:
      "there is no picture in a folder __Snapshots__/<suite>; name the folder of the tests, such as Tests"
    case .notPicture(let reason): reason
    case .sharedReference(let reference, let other):
      "the description would share the reference '\(reference)' with '\(other)'; rename one of the two"
    case .sharedReferenceByCase(let reference, let other):
      "the description would share the reference '\(reference)' with '\(other)' on a Mac, where "
        + "names that differ only in case or in the form of accents are the same; rename one of the "
        + "two"
    case .unknownDevice(let name, let question):
      "unknown device '\(name)'" + (question.isEmpty ? "; use one such as 'iPhoneSe'" : question)
    }
  }
}

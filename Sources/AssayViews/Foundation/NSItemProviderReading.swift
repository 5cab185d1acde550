// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// What is read from an item that is dropped or picked, of which there is none.
  public protocol NSItemProviderReading {}

  /// What an item to drag is written from, which nobody drags.
  public protocol NSItemProviderWriting {}

  extension NSString: NSItemProviderReading, NSItemProviderWriting {}
  extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
  extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
  extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
  extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
#endif

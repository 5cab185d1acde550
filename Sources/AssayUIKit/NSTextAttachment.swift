// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// A picture or a file in a text. Accepted, and not drawn: a text that is drawn reports it.
  open class NSTextAttachment: AttributeObject, @unchecked Sendable {
    /// What the attachment holds.
    open var contents: Data?
    /// The uniform type of what it holds.
    open var fileType: String?
    /// The picture.
    open var image: UIImage?
    /// The frame of the picture from the text's baseline, in points; zero for the picture's size.
    open var bounds = CGRect.zero
    /// The room before and after it, in points.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may be in its place.
    open var allowsTextAttachmentView = true
    /// The file.
    open var fileWrapper: FileWrapper?

    /// Creates an attachment from what it holds.
    public init(data: Data?, ofType fileType: String?) {
      contents = data
      self.fileType = fileType
    }
    /// Creates an attachment without contents.
    public override convenience init() { self.init(data: nil, ofType: nil) }
    /// Creates an attachment of a picture.
    public convenience init(image: UIImage) {
      self.init()
      self.image = image
    }
    /// The character that stands for an attachment in a text, U+FFFC.
    public static let character = 0xFFFC
  }

  extension NSAttributedString {
    /// Creates a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
  }
#endif

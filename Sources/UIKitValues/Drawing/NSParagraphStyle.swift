import AppFoundation

/// The alignment, spacing and line breaking of a paragraph.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let word = FirstWord.ofObject
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineSpacing: CGFloat = 0
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  public fileprivate(set) var headIndent: CGFloat = 0
  public fileprivate(set) var tailIndent: CGFloat = 0
  public fileprivate(set) var hyphenationFactor: Float = 0
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public fileprivate(set) var tabStops: [NSTextTab]! = []
  public fileprivate(set) var defaultTabInterval: CGFloat = 0
  public fileprivate(set) var textLists: [NSTextList] = []
  public fileprivate(set) var allowsDefaultTighteningForTruncation = false

  /// How lines are broken in some languages.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  public override var textLists: [NSTextList] {
    get { super.textLists }
    set { super.textLists = newValue }
  }
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  public func addTabStop(_ tab: NSTextTab) {
    tabStops = (tabStops + [tab]).sorted { $0.location < $1.location }
  }
  public func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 === tab } }
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
}

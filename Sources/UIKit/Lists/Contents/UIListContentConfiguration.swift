import UIKitValues

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let texts = UIStackView()
  private let all = UIStackView()
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private lazy var edges = [
    all.topAnchor.constraint(equalTo: topAnchor),
    all.leadingAnchor.constraint(equalTo: leadingAnchor),
    bottomAnchor.constraint(equalTo: all.bottomAnchor),
    trailingAnchor.constraint(equalTo: all.trailingAnchor),
  ]

  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [label, second] { texts.addArrangedSubview(view) }
    for view in [picture, texts] { all.addArrangedSubview(view) }
    all.alignment = .center
    all.translatesAutoresizingMaskIntoConstraints = false
    addSubview(all)
    NSLayoutConstraint.activate(edges)
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    show(content.text, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryTextProperties, in: second)
    picture.image = content.image
    picture.isHidden = content.image == nil
    all.spacing = content.imageToTextPadding
    if content.prefersSideBySideTextAndSecondaryText {
      texts.axis = .horizontal
      texts.spacing = content.textToSecondaryTextHorizontalPadding
    } else {
      texts.axis = .vertical
      texts.spacing = content.textToSecondaryTextVerticalPadding
    }
    let margins = content.directionalLayoutMargins
    for (edge, margin) in zip(
      edges, [margins.top, margins.leading, margins.bottom, margins.trailing])
    { edge.constant = margin }
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.isHidden = text == nil
  }
}

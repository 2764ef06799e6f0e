/// How the views of a stack share the space along its axis.
public enum UIStackViewDistribution: Int, Sendable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// How the views of a stack are aligned across its axis.
public enum UIStackViewAlignment: Int, Sendable {
  case fill
  case leading
  case firstBaseline
  case center
  case trailing
  case lastBaseline

  public static let top = UIStackViewAlignment.leading
  public static let bottom = UIStackViewAlignment.trailing
}

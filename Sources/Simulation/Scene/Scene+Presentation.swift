import Foundation

/// The frames of presented screens, and how they avoid the keyboard.
extension Scene {
  /// Returns the frame on the screen of a presented screen.
  ///
  /// - Parameters:
  ///   - presentation: the style of the presentation.
  ///   - keyboardTop: the top edge of the docked keyboard on the screen, or nil.
  /// - Returns: the frame.
  func frame(of presentation: Presentation, keyboardTop: CGFloat?) -> CGRect {
    let container = Container(place: .insets(.zero), presentation: presentation)
    return frame(ofPresented: container, keyboardTop: keyboardTop)
  }

  /// Returns the frame on the screen of a view that is presented over the screen.
  ///
  /// `keyboardTop` is the top edge of the docked keyboard on the screen, or nil.
  func frame(ofPresented container: Container, keyboardTop: CGFloat?) -> CGRect {
    switch container.presentation?.adapted(to: self) {
    case .fullScreen, nil: CGRect(origin: .zero, size: screenSize)
    case .pageSheet: pageSheetFrame(container.detents, above: keyboardTop)
    case .formSheet: formSheetFrame(container.preferredSize, above: keyboardTop)
    case .popover: popoverFrame(container.preferredSize, above: keyboardTop)
    case .alert: alertFrame(container.preferredSize?.height ?? 44, above: keyboardTop)
    }
  }

  /// Returns the frame of a presented page sheet on the screen.
  ///
  /// The sheet is a card that begins 10 points (inferred) below the status bar, or before iOS 13 at
  /// the status bar.
  ///
  /// On an iPad, it is as wide as the screen in portrait (UIModalPresentationStyle's
  /// documentation). On a phone in landscape, it fills the screen.
  private func pageSheetFrame(_ detents: [Detent], above keyboardTop: CGFloat?) -> CGRect {
    if !isRegular, !hasCards { return CGRect(origin: .zero, size: screenSize) }
    let top = safeArea.top + (hasCards ? 10 : 0)
    let width = min(screenSize.width, device.screen.size.width)
    let large = CGRect(
      x: (screenSize.width - width) / 2, y: top, width: width, height: screenSize.height - top)
    guard rests(at: .medium, of: detents) else { return large }
    return mediumSheetFrame(large, detents, above: keyboardTop)
  }

  /// Returns whether a sheet opens at a detent (a resting height): only since iOS 15, on a phone or
  /// in a narrow window, and if it has that detent (Human Interface Guidelines, Sheets).
  ///
  /// A sheet opens at its smallest detent (UISheetPresentationController.detents).
  private func rests(at detent: Detent, of detents: [Detent]) -> Bool {
    ios >= 15 && !isRegular && detents.contains(detent)
  }

  /// Returns the frame of a sheet at the medium detent.
  ///
  /// Above the bottom safe area, it is half as high as the large one. The Human Interface
  /// Guidelines say about half.
  ///
  /// When the keyboard is shown, the sheet moves to the large detent if it has one (feedback
  /// 17890661). Otherwise the sheet grows by the keyboard's height (react-native-true-sheet). It is
  /// inferred that the bottom safe area, which the keyboard covers, then counts only once.
  private func mediumSheetFrame(
    _ large: CGRect, _ detents: [Detent], above keyboardTop: CGFloat?
  ) -> CGRect {
    let half = ((large.height - safeArea.bottom) / 2).rounded()
    var height = half + safeArea.bottom
    if let keyboardTop {
      if detents.contains(.large) { return large }
      height = min(large.height, half + screenSize.height - keyboardTop)
    }
    return CGRect(
      x: large.minX, y: large.maxY - height, width: large.width, height: height)
  }

  /// Returns a form sheet's frame in the middle of an iPad's screen, by default 540 × 620 points.
  ///
  /// In landscape, it moves up for the keyboard, so that it stays in view
  /// (UIModalPresentationStyle.formSheet's documentation). That it moves as far as necessary, but
  /// not over the status bar, is inferred.
  private func formSheetFrame(_ asked: CGSize?, above keyboardTop: CGFloat?) -> CGRect {
    let asked = asked ?? CGSize(width: 540, height: 620)
    let size = CGSize(
      width: min(asked.width, screenSize.width), height: min(asked.height, screenSize.height))
    var y = (screenSize.height - size.height) / 2
    if let keyboardTop, orientation.isLandscape {
      y = min(y, max(safeArea.top, keyboardTop - size.height))
    }
    return CGRect(
      x: (screenSize.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  /// Returns a popover's frame below the navigation bar's right end, by default 320 points wide and
  /// up to 1100 high (UIPopoverController's default content size).
  ///
  /// It is inferred that it is 10 points from the edges and ends above the keyboard.
  private func popoverFrame(_ asked: CGSize?, above keyboardTop: CGFloat?) -> CGRect {
    let (margin, asked) = (CGFloat(10), asked ?? CGSize(width: 320, height: 1100))
    let size = CGSize(
      width: min(asked.width, screenSize.width - 2 * margin), height: asked.height)
    let top = navigationBarFrame.maxY + margin
    let bottom = min(keyboardTop ?? .infinity, screenSize.height - safeArea.bottom) - margin
    return CGRect(
      x: screenSize.width - margin - size.width, y: top, width: size.width,
      height: max(0, min(size.height, bottom - top)))
  }

  /// Returns the frame of an alert, in the middle of the area that the keyboard doesn't cover.
  ///
  /// The alert is 270 points wide, with 56 points for the title and 44 for the buttons around its
  /// fields. All of this is inferred.
  private func alertFrame(_ contentHeight: CGFloat, above keyboardTop: CGFloat?) -> CGRect {
    let bottom = keyboardTop ?? screenSize.height
    let size = CGSize(
      width: min(270, screenSize.width),
      height: min(56 + contentHeight + 44, max(0, bottom - safeArea.top)))
    let y = (safeArea.top + bottom - size.height) / 2
    return CGRect(
      x: (screenSize.width - size.width) / 2, y: max(safeArea.top, y), width: size.width,
      height: size.height)
  }
}

extension Presentation {
  /// Returns the presentation style that UIKit uses on a scene instead of this requested one.
  ///
  /// A phone or a narrow window shows form sheets and popovers as page sheets, which fill the
  /// screen before iOS 13 (UIModalPresentationStyle's documentation).
  package func adapted(to scene: Scene) -> Presentation {
    switch self {
    case .fullScreen, .alert: self
    case .pageSheet, .formSheet, .popover:
      if scene.isRegular { self } else { scene.ios >= 13 ? .pageSheet : .fullScreen }
    }
  }
}

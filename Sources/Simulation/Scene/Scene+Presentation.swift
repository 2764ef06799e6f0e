import Foundation

/// Where presented screens stand, and where the keyboard makes them go.
extension Scene {
  /// Returns the frame on the screen of a screen that is presented so, as it is shown there.
  ///
  /// - Parameters:
  ///   - presentation: how it is presented.
  ///   - keyboardTop: the top edge of the docked keyboard on the screen; nil without one.
  /// - Returns: the frame.
  func frame(of presentation: Presentation, keyboardTop: CGFloat?) -> CGRect {
    frame(
      ofPresented: Container(place: .insets(.zero), presentation: presentation),
      keyboardTop: keyboardTop)
  }

  /// Returns the frame on the screen of a container that is presented.
  func frame(ofPresented container: Container, keyboardTop: CGFloat?) -> CGRect {
    switch container.presentation?.adapted(to: self) {
    case .fullScreen, nil: CGRect(origin: .zero, size: screenSize)
    case .pageSheet: pageSheetFrame(container.detents, above: keyboardTop)
    case .formSheet: formSheetFrame(above: keyboardTop)
    case .popover: popoverFrame(above: keyboardTop)
    case .alert: alertFrame(contentHeight: container.contentHeight, above: keyboardTop)
    }
  }

  /// A page sheet's frame: a card from 10 points (inferred) below the status bar on, or before iOS
  /// 13 from the status bar on.
  ///
  /// On an iPad it is as wide as the screen held upright (UIModalPresentationStyle's
  /// documentation), on a phone that lies on its side it fills the screen.
  private func pageSheetFrame(_ detents: [Detent], above keyboardTop: CGFloat?) -> CGRect {
    if !isRegular, !hasCards { return CGRect(origin: .zero, size: screenSize) }
    let top = safeArea.top + (hasCards ? 10 : 0)
    let width = min(screenSize.width, device.screen.size.width)
    let large = CGRect(
      x: (screenSize.width - width) / 2, y: top, width: width, height: screenSize.height - top)
    guard rests(at: .medium, of: detents) else { return large }
    return mediumSheetFrame(large, detents, above: keyboardTop)
  }

  /// Whether a sheet has that detent: from iOS 15 on, on a phone (Human Interface Guidelines,
  /// Sheets); it rests at the smallest (UISheetPresentationController.detents).
  private func rests(at detent: Detent, of detents: [Detent]) -> Bool {
    ios >= 15 && !isRegular && detents.contains(detent)
  }

  /// A sheet's frame that rests at the medium detent: half of the large one's height (about half,
  /// in the Human Interface Guidelines) and the bottom safe area.
  ///
  /// For the keyboard it goes to the large detent where it has that (feedback 17890661), and else
  /// grows by the keyboard's height, as react-native-true-sheet found; the bottom safe area, which
  /// the keyboard covers, is counted once then: inferred.
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

  /// A form sheet's frame: 540 × 620 points in the middle of an iPad's screen.
  ///
  /// In landscape it moves up while the keyboard is there, so that it stays in view
  /// (UIModalPresentationStyle.formSheet's documentation); that it goes as far as it has to, but
  /// not over the status bar, is inferred.
  private func formSheetFrame(above keyboardTop: CGFloat?) -> CGRect {
    let size = CGSize(width: min(540, screenSize.width), height: min(620, screenSize.height))
    var y = (screenSize.height - size.height) / 2
    if let keyboardTop, orientation.isLandscape {
      y = min(y, max(safeArea.top, keyboardTop - size.height))
    }
    return CGRect(
      x: (screenSize.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  /// A popover's frame below the navigation bar's right end: 320 points wide and up to 1100 high
  /// (UIPopoverController's default content size); the 10 points that it keeps from the edges, and
  /// that it ends above the keyboard, are inferred.
  private func popoverFrame(above keyboardTop: CGFloat?) -> CGRect {
    let margin: CGFloat = 10
    let size = CGSize(width: min(320, screenSize.width - 2 * margin), height: 1100)
    let top = navigationBarFrame.maxY + margin
    let bottom = min(keyboardTop ?? .infinity, screenSize.height - safeArea.bottom) - margin
    return CGRect(
      x: screenSize.width - margin - size.width, y: top, width: size.width,
      height: max(0, min(size.height, bottom - top)))
  }

  /// The frame of an alert, in the middle of what the keyboard leaves: 270 points wide, and around
  /// its fields 56 points for the title and 44 for the buttons; all of it is inferred.
  private func alertFrame(contentHeight: CGFloat, above keyboardTop: CGFloat?) -> CGRect {
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
  /// Returns how UIKit shows it there: a phone or a narrow window has neither form sheets nor
  /// popovers and shows them as page sheets, which before iOS 13 fill the screen
  /// (UIModalPresentationStyle's documentation).
  package func adapted(to scene: Scene) -> Presentation {
    switch self {
    case .fullScreen, .alert: self
    case .pageSheet, .formSheet, .popover:
      if scene.isRegular { self } else { scene.ios >= 13 ? .pageSheet : .fullScreen }
    }
  }
}

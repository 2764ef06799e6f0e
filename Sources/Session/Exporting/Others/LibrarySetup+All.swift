import Avoidance
import Simulation

extension LibrarySetup {
  /// Every system that is there already: Apple's own, and the libraries of three platforms.
  static let all: [LibrarySetup] = [
    tableController, layoutGuide, iqKeyboardManager, tpKeyboardAvoiding, eureka,
    reactNative(.rnPadding, behavior: "padding"), reactNative(.rnHeight, behavior: "height"),
    reactNative(.rnPosition, behavior: "position"), rnAwareScroll, flutter, androidPan,
    androidResize,
  ]

  private static let tableController = LibrarySetup(Strategy.tableController.baseName) { _ in
    """
    // UITableViewController makes room for the keyboard by itself, as long as it hears that it
    // appears.
    import UIKit

    final class FormViewController: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {
        // Without this call the controller makes no room.
        super.viewWillAppear(animated)
      }
    }
    """
  }

  private static let layoutGuide = LibrarySetup(
    Strategy.layoutGuide.baseName, taking: ["undocked"]
  ) { strategy in
    """
    import UIKit

    /// Ends its table at the keyboard's top, and without a keyboard at the safe area's bottom.
    ///
    /// iOS 15 or later.
    final class KeyboardGuideViewController: UIViewController {
      @IBOutlet var tableView: UITableView!

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.keyboardLayoutGuide.followsUndockedKeyboard = \(strategy.undocked == .follow)
        NSLayoutConstraint.activate([
          tableView.topAnchor.constraint(equalTo: view.topAnchor),
          tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
      }
    }
    """
  }

  private static let iqKeyboardManager = LibrarySetup(
    Strategy.iqKeyboardManager.baseName, taking: ["margin", "hide"]
  ) { strategy in
    let restores = strategy.hide == .savedOffset
    return """
      // Swift Package Manager: https://github.com/hackiftekhar/IQKeyboardManager
      // In application(_:didFinishLaunchingWithOptions:):
      IQKeyboardManager.shared.isEnabled = true
      IQKeyboardManager.shared.keyboardDistance = \(strategy.margin.inDigits)

      // In viewDidLoad of the controller that owns the table:
      tableView.iq.restoreContentOffset = \(restores)
      """
  }

  private static let tpKeyboardAvoiding = LibrarySetup(Strategy.tpKeyboardAvoiding.baseName) { _ in
    """
    // CocoaPods: pod 'TPKeyboardAvoiding', '1.3.5'
    // The table is one of this class, in code or as the custom class in Interface Builder:
    let tableView = TPKeyboardAvoidingTableView(frame: .zero, style: .plain)
    """
  }

  private static let eureka = LibrarySetup(
    Strategy.eureka.baseName, taking: ["spacing", "motion"]
  ) { strategy in
    """
    // Swift Package Manager: https://github.com/xmartlabs/Eureka
    import Eureka

    final class PlayerViewController: FormViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        rowKeyboardSpacing = \(strategy.spacing.inDigits)
        animateScroll = \(strategy.motion == .uikit)
      }
    }
    """
  }

  private static func reactNative(_ strategy: Strategy, behavior: String) -> LibrarySetup {
    LibrarySetup(strategy.baseName, taking: ["spacing"]) { strategy in
      """
      // React Native 0.78 or later
      import {KeyboardAvoidingView, ScrollView} from 'react-native';

      <KeyboardAvoidingView
        behavior="\(behavior)"
        keyboardVerticalOffset={\(strategy.spacing.inDigits)}
        style={{flex: 1}}>
        <ScrollView>{fields}</ScrollView>
      </KeyboardAvoidingView>
      """
    }
  }

  private static let rnAwareScroll = LibrarySetup(
    Strategy.rnAwareScroll.baseName, taking: ["margin", "spacing", "hide"]
  ) { strategy in
    """
    // react-native-keyboard-controller 1.22 or later
    import {KeyboardAwareScrollView, KeyboardProvider} from 'react-native-keyboard-controller';

    <KeyboardProvider>
      <KeyboardAwareScrollView
        bottomOffset={\(strategy.margin.inDigits)}
        extraKeyboardSpace={\(strategy.spacing.inDigits)}
        disableScrollOnKeyboardHide={\(strategy.hide == .saved)}>
        {fields}
      </KeyboardAwareScrollView>
    </KeyboardProvider>
    """
  }

  private static let flutter = LibrarySetup(
    Strategy.flutter.baseName, taking: ["margin", "room"]
  ) { strategy in
    """
    // Flutter 3.13 or later
    Scaffold(
      resizeToAvoidBottomInset: \(strategy.room != .none),
      body: ListView(children: [
        TextField(scrollPadding: const EdgeInsets.all(\(strategy.margin.inDigits))),
      ]),
    )
    """
  }

  private static let androidPan = LibrarySetup(Strategy.androidPan.baseName) { _ in
    """
    <!-- AndroidManifest.xml -->
    <activity android:name=".FormActivity" android:windowSoftInputMode="adjustPan" />
    """
  }

  private static let androidResize = LibrarySetup(Strategy.androidResize.baseName) { _ in
    """
    <!-- AndroidManifest.xml; from API level 35 on, edge to edge, the window does not shrink, and the
         content needs a padding of the greater of the insets of system bars and ime -->
    <activity android:name=".FormActivity" android:windowSoftInputMode="adjustResize" />
    """
  }
}

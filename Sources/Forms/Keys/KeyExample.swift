import FormModel

/// An example of a key's value as in a form's file, for help and the guide.
struct KeyExample {
  /// The example value in YAML.
  let value: String
  /// The default value for a missing key, or nil without a default.
  let usual: String?

  init(_ value: String, usual: String? = nil) {
    self.value = value
    self.usual = usual
  }

  fileprivate static let frame = KeyExample("[0, 0, 300, 400]")
  fileprivate static let insets = KeyExample("[0, 10, 60, 10]")
  fileprivate static let adjustment = KeyExample("never", usual: "automatic")
  /// The example of a flag that is off unless the form has the key.
  fileprivate static let flag = KeyExample("true", usual: "false")
}

extension FormKey {
  var example: KeyExample {
    switch self {
    case .form: KeyExample("New player")
    case .style: KeyExample("grouped", usual: "plain")
    case .columns: KeyExample("3", usual: "2")
    case .navigationBar: KeyExample("false", usual: "true")
    case .largeTitle, .tabBar: .flag
    case .searchBar: KeyExample("{field: find, label: Find}", usual: "false")
    case .device: KeyExample("iphone-se")
    case .orientation: KeyExample("landscape")
    case .strategy: KeyExample("inset-top")
    case .settings: KeyExample("{fieldScroll: off}")
    case .sections: KeyExample("[{rows: [{field: zip}]}]")
    case .containers: KeyExample("[{insets: [0, 10, 60, 10]}]")
    case .table: KeyExample("{frame: [0, 0, 300, 400]}")
    case .opensAt: KeyExample("bottom", usual: "top")
    case .bar: KeyExample("{field: message, height: 41}")
    case .bottomBar: KeyExample("{text: Pay now, follows: keyboard}")
    case .presentation: KeyExample("pageSheet")
    case .detents: KeyExample("[medium, large]")
    case .window: KeyExample("[512, 0, 512, 768]")
    }
  }
}

extension SectionKey {
  var example: KeyExample {
    switch self {
    case .header: KeyExample("Player")
    case .footer: KeyExample("As printed on the licence.")
    case .rows: KeyExample("[{field: zip}]")
    }
  }
}

extension RowKey {
  var example: KeyExample {
    switch self {
    case .text: KeyExample("We deliver on weekdays.")
    case .height: KeyExample("88", usual: "44")
    case .showIf: KeyExample("{field: country, equals: US}")
    case .field: KeyExample("zip")
    case .label: KeyExample("ZIP")
    case .kind: KeyExample("switch", usual: "text")
    case .value: KeyExample("\"90210\"")
    case .placeholder: KeyExample("Ada Lovelace")
    case .keyboard: KeyExample("number-pad", usual: "default")
    case .returnKey: KeyExample("next", usual: "default")
    case .secure, .required, .email, .url, .phone, .number, .integer, .date, .postalCode: .flag
    case .lines: KeyExample("3", usual: "1")
    case .pattern: KeyExample("\"[0-9]{5}\"")
    case .minLength: KeyExample("2")
    case .maxLength: KeyExample("20")
    case .minimum: KeyExample("1")
    case .maximum: KeyExample("99")
    case .options: KeyExample("[Small, Medium, Large]")
    case .contentType: KeyExample("postalCode")
    case .capitalization: KeyExample("words", usual: "sentences")
    case .accessory: KeyExample("44")
    case .equals: KeyExample("password")
    case .message: KeyExample("Please give five digits")
    }
  }
}

extension ConditionKey {
  var example: KeyExample {
    switch self {
    case .field: KeyExample("country")
    case .equals, .notEquals: KeyExample("US")
    case .in: KeyExample("[US, CA]")
    case .filled: KeyExample("true")
    }
  }
}

extension ContainerKey {
  var example: KeyExample {
    switch self {
    case .frame: .frame
    case .insets: .insets
    case .sheet, .navigationBar, .tabBar: .flag
    case .contentSize: KeyExample("[0, 1200]")
    case .contentInsetAdjustmentBehavior: .adjustment
    case .scale: KeyExample("0.5", usual: "1")
    case .turns: KeyExample("1", usual: "0")
    }
  }
}

extension TableKey {
  var example: KeyExample {
    switch self {
    case .frame: .frame
    case .insets: .insets
    case .contentInsetAdjustmentBehavior: .adjustment
    case .additionalSafeAreaInsets: KeyExample("[0, 0, 50, 0]")
    }
  }
}

extension BottomBarKey {
  var example: KeyExample {
    switch self {
    case .text: KeyExample("Pay now")
    case .height: KeyExample("60", usual: "50")
    case .follows: KeyExample("screen", usual: "keyboard")
    }
  }
}

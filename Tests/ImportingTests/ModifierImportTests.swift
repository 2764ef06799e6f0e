import AppSource
import Foundation
import Importing
import Testing

/// Imports of SwiftUI's modifiers.
///
/// A modifier that a form file can express is imported. One that moves rows or the keyboard but
/// can't be expressed is noted. The others are ignored.
@Suite struct ModifierImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The modifiers after `Form { … }` in the SwiftUI source.
    let modifiers: String
    /// The modifiers after the form's second field in the SwiftUI source.
    var ofField = ""
    /// The keys expected at the imported form's top level, besides those of a plain form.
    var head: [String] = []
    /// The keys expected in the imported form's second row.
    var row = ""
    var findings: [String] = []
  }

  private static let plain = [
    "form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped",
  ]

  private static func source(_ one: Case, besides declarations: String = "") -> Source {
    Source(
      name: "A.swift",
      text: """
        struct AView: View {
        var body: some View {
        Form {
        TextField("First", text: $first)
        TextField("Last", text: $last)\(one.ofField)
        }\(one.modifiers)
        }
        }
        struct Shake: GeometryEffect { func effectValue(size: CGSize) -> ProjectionTransform { .init() } }
        \(declarations)
        """)
  }

  private static func findings(_ imported: ImportResult) -> [String] {
    (imported.findings.first ?? []).map { "\($0.line):\($0.column): \($0.reason)" }
  }

  @Test(
    "A SwiftUI modifier becomes a form key, a note, or nothing", arguments: taken + told + quiet)
  func imports(_ one: Case) throws {
    let imported = SourceImporter([Self.source(one)]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    let replaced = Set(one.head.map { $0.prefix { $0 != "=" } })
    let kept = Self.plain.filter { !replaced.contains($0.prefix { $0 != "=" }) }
    #expect(outline.head == (kept + one.head).sorted())
    #expect(outline.rows.last == "last |Last" + one.row)
    #expect(Self.findings(imported) == one.findings)
  }

  static let taken = [
    Case(
      testDescription: "a bar below with a large button and its padding: 50 + 2 · 16",
      modifiers: """
        .safeAreaBar(edge: .bottom) { Button("Pay now") { Task { await pay() } }\
        .buttonStyle(.borderedProminent).controlSize(.large).padding() }
        """, head: ["bottomBar=follows keyboard,height 82,text Pay now"]),
    Case(
      testDescription: "a bar below a text and a button",
      modifiers: """
        .safeAreaInset(edge: .bottom) { VStack(spacing: 0) { Divider(); HStack { Text("5 €"); \
        Button("Pay") { pay() } }.frame(height: 56) } }
        """, head: ["bottomBar=follows keyboard,height 57,text Pay"]),
    Case(
      testDescription: "a bar that the keyboard covers",
      modifiers: """
        .safeAreaInset(edge: .bottom) { Button("Pay") { pay() }.frame(height: 56)\
        .ignoresSafeArea(.keyboard) }
        """, head: ["bottomBar=follows screen,height 56,text Pay"]),
    Case(
      testDescription: "a bar of a screen that makes no room",
      modifiers: """
        .safeAreaInset(edge: .bottom) { Button("Pay") { pay() }.frame(height: 56) }\
        .ignoresSafeArea(.keyboard)
        """, head: ["bottomBar=follows screen,height 56,text Pay", "strategy=none"]),
    Case(
      testDescription: "a field that is docked below, with a padding of 8 around a line of 22",
      modifiers: """
        .safeAreaInset(edge: .bottom) { HStack { TextField("Message", text: $message); \
        Button("Send") { send() } }.padding(8) }
        """, head: ["bar=field message,height 38,placeholder Message"]),
    Case(
      testDescription: "a search field, which needs a navigation bar",
      modifiers: ".searchable(text: $words)",
      head: ["navigationBar=true", "searchBar=field search,placeholder Search,return search"]),
    Case(
      testDescription: "a search field with a prompt, a keyboard and suggestions",
      modifiers: """
        .searchable(text: $words, isPresented: $isSearching, placement: .navigationBarDrawer, \
        prompt: Text("City or ZIP")).searchSuggestions { Text("Rome").searchCompletion("Rome") }\
        .searchFocused($isFocused).textInputAutocapitalization(.never)\
        .keyboardType(.numbersAndPunctuation).submitLabel(.done)
        """,
      head: [
        "navigationBar=true",
        "searchBar=capitalization none,field search,keyboard numbers-and-punctuation,"
          + "placeholder City or ZIP,return done",
      ], row: " capitalization=none keyboard=numbers-and-punctuation return=done"),
    Case(
      testDescription: "a hidden navigation bar",
      modifiers: ".navigationTitle(\"A\").toolbar(.hidden, for: .navigationBar, .tabBar)"),
    Case(
      testDescription: "a navigation bar that is visible",
      modifiers: ".navigationTitle(\"A\").toolbarVisibility(.visible, for: .navigationBar)",
      head: ["largeTitle=true", "navigationBar=true"]),
    Case(
      testDescription: "a bar above the keyboard of each field",
      modifiers: """
        .toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") { hide() } } }
        """, row: " accessory=44"),
    Case(
      testDescription: "a field with a rounded border of 34 and a list's insets of 2 · 11",
      modifiers: "", ofField: ".textFieldStyle(.roundedBorder)", row: " height=56"),
    Case(
      testDescription: "modifiers for iOS only, and others behind them",
      modifiers: """

        #if os(macOS)
        .ignoresSafeArea(.keyboard)
        #elseif os(iOS) || os(visionOS)
        .navigationBarTitleDisplayMode(.inline)
        .scrollDismissesKeyboard(.interactively)
        #endif
        .navigationTitle("A")
        """,
      ofField: """

        #if os(iOS)
        #if DEBUG
        .keyboardType(.emailAddress)
        #endif
        .frame(height: 60)
        #endif
        """,
      head: ["navigationBar=true", "settings=dismissMode interactive"],
      row: " height=82 keyboard=email"),
    Case(
      testDescription: "SwiftUI makes no room", modifiers: ".ignoresSafeArea(.keyboard)",
      head: ["strategy=none"]),
    Case(
      testDescription: "nor where it ignores all, which moves rows besides",
      modifiers: ".ignoresSafeArea()", head: ["strategy=none"],
      findings: ["6:3: .ignoresSafeArea()"]),
    Case(
      testDescription: "a drag dismisses the keyboard",
      modifiers: ".scrollDismissesKeyboard(.interactively)",
      head: ["settings=dismissMode interactive"]),
    Case(
      testDescription: "a drag dismisses the keyboard at once",
      modifiers: ".scrollDismissesKeyboard(.immediately)", head: ["settings=dismissMode onDrag"]),
    Case(
      testDescription: "a higher row: 44 + 2 · 20 points", modifiers: "",
      ofField: ".padding(.vertical, 20)", row: " height=84"),
    Case(
      testDescription: "padding around a height of 35, with a list's insets of 2 · 11",
      modifiers: "",
      ofField: ".frame(height: 35).padding(.bottom, 20).padding([.top, .leading], 9)",
      row: " height=86"),
    Case(
      testDescription: "a height without a list's insets", modifiers: "",
      ofField: ".frame(height: 90).listRowInsets(EdgeInsets())", row: " height=90"),
    Case(
      testDescription: "a height around a padding", modifiers: "",
      ofField: ".padding().frame(height: 50)", row: " height=72"),
    Case(
      testDescription: "what moves the focus where the next field is due anyway", modifiers: "",
      ofField: ".submitLabel(.next).onSubmit { focus = .first }", row: " return=next"),
    Case(
      testDescription: "an action of a button in a bar, with the button's label of 52 points",
      modifiers: """
        .safeAreaInset(edge: .bottom) { Button(action: pay) { Text("Pay").frame(minHeight: 52) }\
        .buttonStyle(.glassProminent).padding(.bottom, 12) }
        """, head: ["bottomBar=follows keyboard,height 64,text Pay"]),
    Case(
      testDescription: "a large title",
      modifiers: ".navigationTitle(\"A\").navigationBarTitleDisplayMode(.large)",
      head: ["largeTitle=true", "navigationBar=true"]),
    Case(
      testDescription: "a title without a mode, which is large",
      modifiers: ".navigationTitle(\"A\")", head: ["largeTitle=true", "navigationBar=true"]),
    Case(
      testDescription: "an automatic title, which is large",
      modifiers: ".navigationTitle(title).navigationBarTitleDisplayMode(.automatic)",
      head: ["largeTitle=true", "navigationBar=true"]),
    Case(
      testDescription: "a title with the height of an inline one",
      modifiers: ".navigationTitle(\"A\").toolbarTitleDisplayMode(.inlineLarge)",
      head: ["navigationBar=true"]),
    Case(
      testDescription: "an inline one",
      modifiers: ".navigationBarTitle(\"A\", displayMode: .inline)",
      head: ["navigationBar=true"]),
  ]

  static let told = [
    Case(
      testDescription: "a keyboard that is up when the screen appears",
      modifiers: ".onAppear { focus = .last }",
      findings: ["6:3: the keyboard is up at first; here, no field has the focus"]),
    Case(
      testDescription: "a keyboard that comes up a moment later",
      modifiers: ".task { try? await Task.sleep(for: .seconds(1)); isTyping = true }",
      ofField: ".focused($isTyping)",
      findings: ["6:3: the keyboard is up at first; here, no field has the focus"]),
    Case(
      testDescription: "heights of a sheet that a form can't have",
      modifiers: ".presentationDetents([.height(700), .medium, .fraction(0.3)])",
      head: ["detents=medium,large", "presentation=pageSheet"],
      findings: ["6:3: .presentationDetents([.height(700), .medium, .fraction(0.3)])"]),
    Case(
      testDescription: "where the content stays as it grows",
      modifiers: ".defaultScrollAnchor(.bottom, for: .sizeChanges)",
      findings: ["6:3: .defaultScrollAnchor(.bottom, for: .sizeChanges)"]),
    Case(
      testDescription: "an action that moves the focus to a field after one without Next",
      modifiers: ".onSubmit { if focus == .first { focus = .last } else { focus = nil } }",
      ofField: ".focused($focus, equals: .last)", findings: ["6:3: .onSubmit { … }"]),
    Case(
      testDescription: "a search field without a navigation bar",
      modifiers: ".searchable(text: $words).navigationBarHidden(true)",
      findings: ["6:3: a search field needs a navigation bar, and the screen hides its own"]),
    Case(
      testDescription: "a search field besides a chat's",
      modifiers: """
        .searchable(text: $words).safeAreaInset(edge: .bottom) { TextField("A", text: $a) }
        """, head: ["bar=field a,height 22,placeholder A"],
      findings: ["6:3: a form has either a search field or a field in a bar on the keyboard"]),
    Case(
      testDescription: "a second search field",
      modifiers: ".searchable(text: $words).searchable(text: $tags, prompt: \"Tag\")",
      head: ["navigationBar=true", "searchBar=field search,placeholder Search,return search"],
      findings: ["6:28: a form has one search field; this one is left out"]),
    Case(
      testDescription: "a bar of scopes below the search field",
      modifiers: ".searchable(text: $words).searchScopes($scope) { Text(\"All\") }",
      head: ["navigationBar=true", "searchBar=field search,placeholder Search,return search"],
      findings: ["6:28: .searchScopes($scope) { … }"]),
    Case(
      testDescription: "a bar above",
      modifiers: ".safeAreaInset(edge: .top) { Text(\"Today\") }",
      findings: ["6:3: .safeAreaInset(edge: .top) { … }"]),
    Case(
      testDescription: "a bar whose view is not in the sources",
      modifiers: ".safeAreaInset(edge: .bottom) { Bar().frame(height: 60) }",
      head: ["bottomBar=follows keyboard,height 60,text Bar"],
      findings: ["6:34: Bar is not in the given files; a row of text is used instead"]),
    Case(
      testDescription: "a toolbar at the bottom with a field",
      modifiers: ".toolbar { ToolbarItem(placement: .bottomBar) { Toggle(\"On\", isOn: $isOn) } }",
      findings: ["6:3: .toolbar { … }"]),
    Case(
      testDescription: "a form that leaves out the container's safe area",
      modifiers: ".ignoresSafeArea(.container)", findings: ["6:3: .ignoresSafeArea(.container)"]),
    Case(
      testDescription: "a keyboard without predictions", modifiers: "",
      ofField: ".autocorrectionDisabled()", findings: ["5:32: .autocorrectionDisabled()"]),
    Case(
      testDescription: "a keyboard that the app chooses", modifiers: "",
      ofField: ".keyboardType(kind)", findings: ["5:32: .keyboardType(kind)"]),
    Case(
      testDescription: "one of two keyboards", modifiers: "",
      ofField: ".keyboardType(isHome ? .phonePad : .default)",
      findings: ["5:32: .keyboardType(isHome ? .phonePad : .default)"]),
    Case(
      testDescription: "other traits that the app chooses", modifiers: "",
      ofField: ".textContentType(kind).submitLabel(label).textInputAutocapitalization(letters)",
      findings: [
        "5:32: .textContentType(kind)", "5:54: .submitLabel(label)",
        "5:73: .textInputAutocapitalization(letters)",
      ]),
    Case(
      testDescription: "a row whose padding only the app knows", modifiers: "",
      ofField: ".padding(.vertical, inset)", findings: ["5:32: .padding(.vertical, inset)"]),
    Case(
      testDescription: "what moves the focus", modifiers: "",
      ofField: ".onSubmit { focus = .last }", findings: ["5:32: .onSubmit { … }"]),
    Case(
      testDescription: "a field that does not begin", modifiers: "", ofField: ".disabled(true)",
      findings: ["5:32: .disabled(true)"]),
    Case(
      testDescription: "a modifier that nobody knows", modifiers: "", ofField: "\n  .frobnicate(3)",
      findings: ["6:4: .frobnicate(3)"]),
    Case(
      testDescription: "a modifier of another module", modifiers: ".modifier(Boxed())",
      findings: ["6:3: .modifier(Boxed())"]),
  ]

  static let quiet = [
    Case(
      testDescription: "an action that removes the focus, and one that changes something else",
      modifiers: ".onAppear { focus = nil; title = \"A\" }.task { if focus == .last { load() } }"),
    Case(
      testDescription: "an effect that moves no frame, and a size that the view has anyway",
      modifiers: ".modifier(Shake(animatableData: 1))", ofField: ".fixedSize()"),
    Case(
      testDescription: "looks, fonts, movement, accessibility, and what happens",
      modifiers: """
        .background(Color.red.ignoresSafeArea()).tint(.red).onAppear { load() }
        .animation(.default, value: first).sheet(isPresented: $shown) { Text("Terms") }
        .toolbar { Button("Save") { save() }.disabled(first.isEmpty) }
        """,
      ofField: """
        .font(.body).foregroundStyle(.red).accessibilityLabel("Last name").padding(.horizontal)
        .frame(maxWidth: 300, maxHeight: .infinity).disabled(false).onFirstAppear { load() }.onSubmit { save() }.environment(\\.locale, locale)
        """),
    Case(
      testDescription: "a field without a content type", modifiers: "",
      ofField: ".textContentType(nil).textInputAutocapitalization(nil)"),
    Case(
      testDescription: "what a drag does by default",
      modifiers: ".scrollDismissesKeyboard(.automatic).formStyle(.grouped)"),
  ]

  @Test(
    "The app's own modifiers are followed to SwiftUI's",
    arguments: [
      (
        ".modifier(Mail())",
        "struct Mail: ViewModifier {\n@ViewBuilder func body(content: Content) -> some "
          + "View {\ncontent.keyboardType(.emailAddress)\n}\n}"
      ),
      (
        ".with(.emailAddress)",
        "extension View {\nfunc with(_ kind: UIKeyboardType) -> some View {\nkeyboardType(kind)\n}\n}"
      ),
      (
        ".mail()", "extension View {\nfunc mail() -> some View {\nkeyboardType(.emailAddress)\n}\n}"
      ),
      (
        ".if(isMail) { $0.keyboardType(.emailAddress) }",
        "extension View {\n@ViewBuilder func `if`<Made: View>(_ condition: Bool, transform: (Self) -> "
          + "Made) -> some View {\nif condition { transform(self) } else { self }\n}\n}"
      ),
      (
        ".mail()",
        "extension TextField {\nfunc mail() -> some View { self.keyboardType(.emailAddress) }\n}"
      ),
      (
        ".mail(.emailAddress)",
        "extension View {\nfunc mail(_ kind: UIKeyboardType) -> some View {\n"
          + "self.font(.body).modifier(Mail())\n}\n}\nstruct Mail: ViewModifier {\nfunc body(content: "
          + "Content) -> some View {\ncontent.keyboardType(.emailAddress)\n}\n}"
      ),
    ])
  func ownModifiers(modifier: String, declaration: String) throws {
    let one = Case(testDescription: "", modifiers: "", ofField: modifier)
    let imported = SourceImporter([Self.source(one, besides: declaration)]).run()
    let form = try #require(imported.forms.first)
    #expect(try Outline(form.document).rows.last == "last |Last keyboard=email")
    #expect(Self.findings(imported) == [])
  }

  @Test(
    "A picker's first value is a case by its raw value, tag or place",
    arguments: [
      (
        "ForEach(Gender.allCases, id: \\.self) { Text($0.rawValue) }",
        "options=male,female value=female"
      ),
      (
        "ForEach(Gender.allCases, id: \\.self) { Text($0.rawValue.capitalized).tag($0) }",
        "options=Male,Female value=Female"
      ),
      (
        "Text(\"Woman\").tag(Gender.female); Text(\"Man\").tag(Gender.male)",
        "options=Woman,Man value=Woman"
      ),
      (
        "ForEach(Gender.allCases, id: \\.self) { Text($0.title) }",
        "options=Male,Female value=Female"
      ),
    ])
  func pickerValue(content: String, words: String) throws {
    let source = """
      enum Gender: String, CaseIterable { case male, female }
      struct AView: View {
      @State private var gender = Gender.female
      var body: some View {
      Form { Picker("Gender", selection: $gender) { \(content) }; TextField("Name", text: $name) }
      }
      }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: source)]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows.first == "gender Gender| kind=menu \(words)")
  }

  /// The rest of a truncated file is imported.
  ///
  /// The note is also given if nothing could be imported.
  @Test("A truncated Swift file is imported as far as it can be read, with a note")
  func truncatedFile() {
    let cut =
      "struct AView: View {\nvar body: some View {\nForm {\nTextField(\"First\", text: $first)\n"
    let imported = SourceImporter([
      Source(name: "A.swift", text: cut + "TextField(\"Last\", text: ")
    ])
    .run()
    let words = "this is not valid Swift, and parts near it may be missing"
    #expect(imported.forms.count == 1)
    #expect(Self.findings(imported) == ["5:25: \(words)"])
    let nothing = SourceImporter([Source(name: "A.swift", text: "struct A: View {")]).run()
    #expect(nothing.leftovers.map { "\($0.line):\($0.column): \($0.reason)" } == ["1:17: \(words)"])
  }
}

import AppSource
import Foundation
import Importing
import Testing

/// Tests imports of storyboards and xibs: static tables, prototypes, and plain views with fields.
@Suite struct StoryboardImportTests {
  private func imported(_ objects: String, view: String? = nil) throws -> ImportResult {
    SourceImporter([Source(name: "A.storyboard", text: Self.document(objects))]).run(view: view)
  }

  private static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects>
    \(objects)
    </objects></scene></scenes>
    </document>
    """
  }

  /// Found by a fuzzer: on Linux, Foundation's parser crashes at a processing instruction.
  @Test(
    "Processing instructions are passed over",
    arguments: ["<?a?>", "<?A b?>", "<?xml?>", "<?a\n?>"])
  func processingInstruction(text: String) throws {
    let imported = try imported(
      "\(text)<viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews>"
        + "<textField placeholder=\"Name\" id=\"f\"/></subviews></view></viewController>")
    #expect(imported.forms.first?.fieldCount == 1)
  }

  /// A title from a class name of 600 characters is cut, since a form's texts have at most 500.
  @Test("A class name of any length gives a title that a form file can have")
  func longTitle() throws {
    let imported = try imported(
      """
      <viewController customClass="\(String(repeating: "A", count: 600))" id="c">
      <view key="view" id="v"><subviews><textField placeholder="Name" id="f"/></subviews></view>
      </viewController>
      """)
    let form = try #require(imported.forms.first)
    let title = String(repeating: "A", count: 400) + "…"
    #expect(try Outline(form.document).head.contains("form=\(title)"))
  }

  /// A newer document may name a table style that doesn't exist today.
  @Test(
    "A table style that forms don't know becomes plain",
    arguments: [
      ("", "plain"), (" style=\"insetGrouped\"", "insetGrouped"), (" style=\"sidebar\"", "plain"),
    ])
  func tableStyle(attribute: String, style: String) throws {
    let imported = try imported(
      """
      <tableViewController id="c"><tableView key="view" dataMode="static"\(attribute) id="t">
      <sections><tableViewSection id="a"><cells><tableViewCell id="x"><subviews>
      <textField placeholder="Name" id="f"/></subviews></tableViewCell></cells></tableViewSection>
      </sections></tableView></tableViewController>
      """)
    let form = try #require(imported.forms.first)
    #expect(try Outline(form.document).head.last == "style=\(style)")
  }

  /// The table has a cell with a label and a text field, a header and footer, and a row height.
  @Test("A static table is imported with its sections, rows and field traits")
  func staticTable() throws {
    let imported = try imported(
      """
      <tableViewController customClass="SignUp" id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
      <sections>
      <tableViewSection headerTitle="Account" footerTitle="As on the card." id="a"><cells>
      <tableViewCell rowHeight="60" id="x"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView"><subviews>
      <label text="Mail" id="l"/>
      <textField placeholder="you@example.org" id="f"><textInputTraits key="textInputTraits" \
      keyboardType="emailAddress" returnKeyType="next" textContentType="email" \
      autocapitalizationType="none"/></textField>
      </subviews></tableViewCellContentView></tableViewCell>
      <tableViewCell id="y"><tableViewCellContentView><subviews><textField placeholder="Password" \
      id="g"><textInputTraits key="textInputTraits" secureTextEntry="YES" returnKeyType="done"/>\
      </textField></subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection>
      <tableViewSection id="b"><cells><tableViewCell id="z"><subviews>
      <label text="Terms" id="m"/></subviews></tableViewCell></cells></tableViewSection>
      </sections>
      </tableView>
      <navigationItem key="navigationItem" title="Sign up" id="n"/>
      <connections><outlet property="mailField" destination="f" id="o"/></connections>
      </tableViewController>
      """)
    let form = try #require(imported.forms.first)
    let outline = try Outline(form.document)
    #expect(outline.head == ["form=Sign up", "navigationBar=true", "style=grouped"])
    #expect(
      outline.rows == [
        "# Account // As on the card.",
        "mailField Mail|you@example.org capitalization=none contentType=emailAddress height=60 "
          + "keyboard=email return=next",
        "password |Password return=done secure=true", "#", "\"Terms\"",
      ])
    #expect(imported.findings == [[]])
  }

  /// The form's keys come from the navigation controller, its bar, and the navigation item.
  @Test(
    "A screen takes its bar from the navigation controller it is the root of",
    arguments: [
      ("", "", "", ["navigationBar=true"]),
      ("", "largeTitles=\"YES\"", "", ["largeTitle=true", "navigationBar=true"]),
      (
        "", "largeTitles=\"YES\"",
        "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>",
        ["navigationBar=true"]
      ),
      ("navigationBarHidden=\"YES\"", "largeTitles=\"YES\"", "", ["navigationBar=false"]),
    ])
  func navigationController(
    navigation: String, bar: String, item: String, head: [String]
  ) throws {
    let imported = try imported(
      """
      <navigationController \(navigation) id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" \(bar) id="b"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController>
      </objects></scene><scene sceneID="t"><objects>
      <tableViewController title="Orders" id="c"><tableView key="view" dataMode="static" id="t">
      <sections><tableViewSection id="a"><cells><tableViewCell id="x"><subviews>
      <textField placeholder="Company" id="f"/></subviews></tableViewCell></cells></tableViewSection>
      </sections></tableView>\(item)</tableViewController>
      """)
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.head == ["form=Orders"] + head + ["style=plain"])
  }

  @Test("Prototype cells are imported, and a cell with two fields becomes two rows")
  func prototypeRows() throws {
    let imported = try imported(
      """
      <tableViewController customClass="Names" id="c">
      <tableView key="view" dataMode="prototypes" style="plain" id="t"><prototypes>
      <tableViewCell id="x"><subviews>
      <textField placeholder="First" id="f"/><textField placeholder="Last" id="g"/>
      </subviews></tableViewCell></prototypes></tableView>
      </tableViewController>
      """)
    #expect(
      try Outline(#require(imported.forms.first).document).rows == ["first |First", "last |Last"])
    #expect(
      imported.findings.first?.map { "\($0.line): \($0.reason)" } == [
        "5: the app creates the table's rows; each prototype becomes one row",
        "6: 2 fields in one row; each becomes a row of its own",
      ])
  }

  /// Rows are as high as their views; a gap between views becomes a row without a text.
  @Test("A scroll view's fields become rows from the top, each with the label above it")
  func scrollView() throws {
    let imported = try imported(
      """
      <viewController storyboardIdentifier="Login" id="c"><view key="view" id="v">
      <subviews><scrollView id="s"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <textField placeholder="Secret" id="g"><rect key="frame" x="20" y="150" width="335" height="34"/>
      </textField>
      <label text="Name" id="l"><rect key="frame" x="20" y="20" width="335" height="20"/></label>
      <textField placeholder="Ada" id="f"><rect key="frame" x="20" y="50" width="335" height="34"/>
      </textField>
      <button id="b"><rect key="frame" x="20" y="250" width="335" height="44"/>
      <state key="normal" title="Log in"/></button>
      </subviews></scrollView></subviews></view></viewController>
      """)
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.head == ["form=Login", "navigationBar=false", "style=stack"])
    #expect(
      outline.rows == [
        "\" \" height=50", "name Name|Ada height=34", "\" \" height=66", "secret |Secret height=34",
        "\" \" height=66", "\"Log in\"",
      ])
  }

  /// A paragraph 80 points high ends 12 above the field, so it isn't the field's label.
  ///
  /// The next view begins 358 below the field's top.
  @Test("A plain view's field keeps its own height and takes no paragraph for its label")
  func plainView() throws {
    let imported = try imported(
      """
      <viewController storyboardIdentifier="Code" id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="We have sent a code to your phone. It is valid for ten minutes." \
      numberOfLines="0" id="l"><rect key="frame" x="20" y="40" width="335" height="80"/></label>
      <textField placeholder="Code" id="f"><rect key="frame" x="20" y="132" width="335" height="30"/>
      </textField>
      <button id="b"><rect key="frame" x="20" y="490" width="335" height="44"/>
      <state key="normal" title="Send"/></button>
      </subviews></view></viewController>
      """)
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(
      outline.rows == [
        "\" \" height=20",
        "\"We have sent a code to your phone. It is valid for ten minutes.\" height=80",
        "\" \" height=12", "code |Code height=30", "\" \" height=328", "\"Send\"",
      ])
  }

  /// From the top: a picture behind other views, a title of 30, and two fields of 40.
  ///
  /// A button is over one of the fields. Below are a code's two boxes under a text, and a line of
  /// texts.
  @Test("Views side by side are one row, and a picture behind others is none")
  func lines() throws {
    let imported = try imported(
      """
      <viewController customClass="OrderViewController" id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <imageView id="i"><rect key="frame" x="0" y="20" width="375" height="200"/></imageView>
      <label id="t"><rect key="frame" x="20" y="20" width="335" height="30"/>
      <attributedString key="attributedText"><fragment content="Your "/><fragment>
      <string key="content">order</string></fragment></attributedString></label>
      <textField placeholder="City" id="f"><rect key="frame" x="20" y="80" width="335" height="40"/>
      <textInputTraits key="textInputTraits" textContentType="address-level2"/></textField>
      <button id="b"><rect key="frame" x="300" y="75" width="50" height="50"/></button>
      <datePicker datePickerMode="date" id="d"><rect key="frame" x="20" y="130" width="335" height="40"/>
      </datePicker>
      <label text="Code" id="l"><rect key="frame" x="20" y="180" width="335" height="20"/></label>
      <textField id="x"><rect key="frame" x="20" y="204" width="40" height="40"/></textField>
      <textField id="y"><rect key="frame" x="70" y="204" width="40" height="40"/></textField>
      <view hidden="YES" id="h"><rect key="frame" x="0" y="0" width="375" height="60"/><subviews>
      <label text="Never" id="n"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
      </subviews></view>
      <label text="Sum" id="s"><rect key="frame" x="20" y="244" width="100" height="20"/></label>
      <label text="5 €" id="e"><rect key="frame" x="200" y="246" width="100" height="20"/></label>
      </subviews></view></viewController>
      """)
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.head.first == "form=Order")
    #expect(
      outline.rows == [
        "\"Your order\" height=30", "\" \" height=30",
        "city |City contentType=addressCity height=40", "\" \" height=10",
        "field | date=true height=40 kind=menu", "\" \" height=10", "\"Code\" height=20",
        "\" \" height=4", "field2 | height=40", "field3 | height=40", "\"Sum 5 €\" height=22",
      ])
    #expect(
      imported.findings.first?.map(\.reason) == [
        "the fields are side by side in the app; here, each has a row"
      ])
  }

  @Test(
    "A xib's form is named after the class of its owner, or else after the file",
    arguments: [("customClass=\"CodeEntryController\"", "Code entry"), ("", "Enter code")])
  func xibOwner(owner: String, title: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
      <view id="iN0-l3-epB"><subviews><textField placeholder="Code" id="f"/></subviews></view>
      </objects></document>
      """
    let imported = SourceImporter([Source(name: "Views/EnterCode.xib", text: text)]).run()
    #expect(
      try Outline(try #require(imported.forms.first).document).head.first == "form=\(title)")
  }

  @Test("A label before a field in its line is the field's")
  func labelBeside() throws {
    let imported = try imported(
      """
      <viewController storyboardIdentifier="Code" id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <textField placeholder="Ada" id="f"><rect key="frame" x="120" y="20" width="235" height="34"/>
      </textField>
      <label text="Name" id="l"><rect key="frame" x="20" y="26" width="90" height="21"/></label>
      </subviews></view></viewController>
      """)
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows == ["name Name|Ada height=34"])
  }

  @Test("A xib's view is imported")
  func xib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view customClass="CodeView" id="v"><subviews><textField placeholder="Code" id="f">
      <textInputTraits key="textInputTraits" keyboardType="numberPad"/></textField></subviews></view>
      </objects></document>
      """
    let imported = SourceImporter([Source(name: "Code.xib", text: text)]).run()
    #expect(imported.forms.map(\.name) == ["CodeView"])
    #expect(
      try Outline(try #require(imported.forms.first).document).rows
        == ["code |Code keyboard=number-pad"])
  }

  @Test(
    "A file that is not XML or not for iOS is refused with the reason",
    arguments: [
      ("<document>", "no XML"),
      (
        "<?xml version=\"1.0\"?>\n<!-- a > b -->\n  <!DOCTYPE d [<!ENTITY a \"b\">]><document/>",
        "document types (<!DOCTYPE) and entities are not read, since they can name other files and "
          + "grow without limit; remove them, as Interface Builder writes none"
      ),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"></document>", "it is not for iOS"),
    ])
  func notAScreen(_ text: String, reason: String) {
    let imported = SourceImporter([Source(name: "A.xib", text: text)]).run()
    #expect(imported.forms.isEmpty)
    #expect(imported.leftovers.map(\.reason) == [reason])
  }

  @Test("A hidden field becomes a row with a note, a text view without editing doesn't")
  func hiddenFields() throws {
    let imported = try imported(
      """
      <viewController customClass="Secret" id="c"><view key="view" id="v"><subviews>
      <textField hidden="YES" placeholder="Code" id="f"/>
      <label hidden="YES" text="Never" id="l"/><textView editable="NO" text="Read" id="g"/>
      </subviews></view></viewController>
      """)
    #expect(
      try Outline(#require(imported.forms.first).document).rows == ["code |Code", "\"Read\""])
    #expect(
      imported.findings.first?.map(\.reason) == ["the field is hidden until the app shows it"])
  }

  /// Custom classes and a keyboard without predictions are reported as findings.
  @Test("The dismiss mode is imported, and custom classes are noted")
  func keyboardTraits() throws {
    let imported = try imported(
      """
      <tableViewController id="c"><tableView key="view" dataMode="static" \
      keyboardDismissMode="interactive" id="t"><sections><tableViewSection id="s"><cells>
      <tableViewCell customClass="FancyCell" id="x"><subviews>
      <textField placeholder="Name" customClass="FancyTextField" id="f">\
      <textInputTraits key="textInputTraits" autocorrectionType="no"/></textField>
      </subviews></tableViewCell></cells></tableViewSection></sections></tableView>
      </tableViewController>
      """)
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.head.contains("settings=dismissMode interactive"))
    #expect(outline.rows == ["name |Name"])
    #expect(
      imported.findings.first?.map { "\($0.line): \($0.reason)" } == [
        "5: customClass FancyCell is a class of the app; a plain one is used instead",
        "6: customClass FancyTextField is a class of the app; a plain one is used instead",
        "6: autocorrectionType no",
      ])
  }
}

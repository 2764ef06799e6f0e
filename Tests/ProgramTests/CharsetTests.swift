import Testing

@testable import Program
@testable import Terminal

struct CharsetTests {
  @Test(
    "Unicode output follows the locale",
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false),
      ([:], false),
      (["LC_ALL": "C", "LANG": "C.UTF-8"], false), (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    ] as [([String: String], Bool)])
  func followsTheLocale(environment: [String: String], isUnicode: Bool) {
    #expect(Charset.isUnicode(in: environment) == isUnicode)
  }
}

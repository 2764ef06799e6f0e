import Testing

@testable import Forms

/// Tests the words that describe a pattern in an error, such as "5 digits".
@Suite struct PatternWordsTests {
  @Test(
    "Simple patterns are described in words",
    arguments: [
      ("[0-9]{5}", "5 digits"), (#"\d{1}"#, "1 digit"), ("[0-9]+", "digits"), ("[0-9]*", "digits"),
      ("[0-9]{12,19}", "12 to 19 digits"), ("[A-Z]{2,}", "at least 2 capital letters"),
      ("(?:[a-zA-Z]{0,3})", "up to 3 letters"), ("yes|no", #""yes" or "no""#),
      ("[A-Z]{2}[0-9]{6}", "2 capital letters and 6 digits"),
      ("[0-9]{5}|[A-Z][0-9]", nil), (#"[0-9]{4}-[0-9]{2}-[0-9]{2}"#, nil),
      ("a.c", #""a", 1 character and "c""#),
      ("[+0-9 ()/-]+", "digits, spaces, + ( ) / -"),
      (#"[\d\s.-]{6,20}"#, "6 to 20 digits, spaces or . -"),
      ("[A-Za-z -]*", "letters, spaces, -"), ("[A-Z0-9]{8}", "8 capital letters or digits"),
      ("[a-z_]", "1 small letter or _"), (#"[\w.]+"#, "letters, digits, _, ."),
      (#"\+?[0-9]{6,15}"#, #"perhaps "+" and 6 to 15 digits"#),
      ("[0-9]{5}(-[0-9]{4})?", #"5 digits and perhaps "-" and 4 digits"#),
      ("[0-9a-f]+", nil), ("[0-9a-z]+", "digits, small letters"), ("[a-f]+", nil),
      ("[0-9--5]+", nil),
      ("[+/]+", nil),
      (#"^\d{5}$"#, "5 digits"), ("^[A-Z]{2}[0-9]{6}$", "2 capital letters and 6 digits"),
      ("^(?:[0-9]+)", "digits"), ("a^", nil), ("^", nil), (#"\b[0-9]+"#, nil),
      (#"\w+"#, "letters, digits or _"), (#"\w"#, "1 letter, digit or _"),
      (#"^\w{3,20}$"#, "3 to 20 letters, digits or _"), ("[01]", "0 or 1"),
      ("^[MFX]$", "M, F or X"),
      ("[01][0-9]", nil), ("[01]+", nil), ("[abcde]", nil),
      (#"\S+"#, "characters without spaces"), (#"\S{8,}"#, "at least 8 characters without spaces"),
      (#"\p{L}+"#, "letters"), ("[[:alpha:]]{2}[[:digit:]]", "2 letters and 1 digit"),
      ("[[:alnum:]]{3,}", "at least 3 letters or digits"),
      ("[xyz0-9]", nil), (".{3}", "3 characters"), ("", nil), ("[^x]", nil),
    ])
  func words(pattern: String, words: String?) {
    #expect(PatternWords(pattern).words == words)
  }

  @Test(
    "A pattern gives an example that matches it",
    arguments: [
      ("[0-9]{4}-[0-9]{2}", "0000-00"), (#"[^@\s]+@[^@\s]+\.[^@\s]+"#, "a@a.a"), ("(a|b)?c", "c"),
      ("(0[1-9]|1[0-2])/[0-9]{2}", "01/00"), (#"^(0[1-9]|1[0-2])/\d{2}$"#, "01/00"),
      ("(?=z)a", nil),
      ("[α-ω]", nil), ("a{41}", nil),
      ("a*", nil),
    ])
  func examples(pattern: String, example: String?) {
    #expect(PatternWords(pattern).example == example)
  }
}

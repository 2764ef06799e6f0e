/// The word on the keyboard's Return key.
package enum ReturnKey: String, CaseIterable, Sendable, DocumentName {
  case `default`, go, google, join, next, route, search, send, yahoo, done
  case emergencyCall = "emergency-call"
  case `continue`
}

import Avoidance
import Foundation
import Simulation

/// What a line of input asks for.
///
/// Names of fields, strategies, devices and files are as written: only a session can tell whether
/// they exist.
package enum Command: Equatable, Sendable {
  case load(file: String)
  case reload
  case fields
  case focus(field: String)
  case next
  case previous
  case returnKey
  case dismiss
  case tap(Target)
  case drag([CGFloat], from: CGFloat?)
  case scroll(Scroll)
  /// Through the keyboard; nil has a secure text asked for.
  case type(String?)
  case paste(String)
  case delete(Int)
  case clear
  case set(field: String, text: String)
  case edit(field: String?)
  case fill
  /// What somebody gave for a row's field when asked; nil keeps the value.
  case answer(String?, row: Int, goesOn: Bool)
  case values
  case validate
  case save(file: String?)
  case strategy(name: String?, decisions: [String])
  case strategies
  case device(String?, keyboardHeight: CGFloat?)
  case devices
  case rotate(Orientation)
  case keyboard(KeyboardChange)
  case setting(name: String?, value: String?)
  case frame(CGRect)
  case inset(EdgeInsets)
  case show(Look)
  case why
  case get(path: String)
  case hold(Bool)
  case step(TimeInterval)
  case expect(Expectation)
  case undo(Int)
  case redo(Int)
  case source(file: String)
  case record(Recording)
  case history(Int?)
  case echo(String)
  case help(topic: String?)
  case apropos(String)
  case quit

  /// What a finger is put on.
  package enum Target: Equatable, Sendable {
    case field(String)
    case point(CGPoint)
    case outside
  }

  /// How the content is scrolled from outside.
  package enum Scroll: Equatable, Sendable {
    case to(CGFloat)
    case by(CGFloat)
    case row(field: String, ScrollPosition)
    case rect(CGRect)
    case top
    case bottom
    /// The same with `animated: true`.
    indirect case animated(Scroll)
  }

  /// What is made of the keyboard; nil takes what the field and the device say.
  package enum KeyboardChange: Equatable, Sendable {
    case kind(KeyboardKind?)
    case height(CGFloat?)
    case accessory(CGFloat?)
    case hardware(Bool)
    case language(KeyboardLanguage)
    case placement(Keyboard.Placement)
  }

  /// What is done to the recording of the session.
  package enum Recording: Equatable, Sendable {
    case start(file: String)
    /// Ends it; a file takes the place of the one it was started with.
    case stop(file: String?)
  }

  /// What is to be looked at.
  package enum Look: String, CaseIterable, Sendable {
    case screen
    case state
    case events
    case map
  }
}

// All names that users of the package need with a single import. Other public names in the modules
// are for building those modules.

// A form and its session
@_exported import struct Drawing.Picture
@_exported import struct FormModel.Field
@_exported import struct FormModel.Form
@_exported import struct SessionCore.Outcome
@_exported import struct SessionCore.RecordValue
@_exported import struct SessionCore.Session
@_exported import struct Simulation.ActivePlace

// Strategies
@_exported import struct Avoidance.Hide
@_exported import struct Avoidance.Motion
@_exported import struct Avoidance.Reveal
@_exported import struct Avoidance.Room
@_exported import struct Avoidance.Step
@_exported import struct Avoidance.Strategy
@_exported import struct Avoidance.Timing

// An app's own code
@_exported import protocol Avoidance.PhoneObserver
@_exported import struct Simulation.Animation
@_exported import struct Simulation.EdgeInsets
@_exported import struct Simulation.KeyboardNotification
@_exported import struct Simulation.Phone
@_exported import enum Simulation.ScrollPosition

// Phones
@_exported import struct Simulation.Device
@_exported import enum Simulation.Orientation

// Errors
@_exported import struct Avoidance.StrategyError
@_exported import struct Documents.FormError
@_exported import struct SessionState.CommandError

/// The former name of ``Timing``.
@available(*, deprecated, renamed: "Timing")
public typealias When = Timing

// All that a stranger needs with one import; the modules behind it are for those who build it.
@_exported import Avoidance
@_exported import Drawing
@_exported import Forms
@_exported import Session
@_exported import Simulation

@_exported import Devices
@_exported import Geometry

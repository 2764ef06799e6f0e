// Who imports the strategies gets the words that they are made of.
@_exported import AvoidanceEngine

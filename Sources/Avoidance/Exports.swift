// `import Avoidance` also brings the engine's types, which strategies consist of.
@_exported import AvoidanceEngine

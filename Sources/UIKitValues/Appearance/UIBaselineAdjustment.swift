import AppFoundation

/// Where a label keeps its text when it shrinks the font, which the simulation doesn't draw.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

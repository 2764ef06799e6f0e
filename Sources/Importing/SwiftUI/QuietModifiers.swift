import SwiftDeclarations
import SwiftSyntax

/// The SwiftUI modifiers that the import ignores without a message to the user.
///
/// They don't affect the rows or the keyboard, or ``FieldTraits`` stores what they do.
enum QuietModifiers {
  /// Returns whether the import can ignore a modifier without a message to the user.
  ///
  /// `hasFields` is whether the modified view has fields.
  static func contains(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, hasFields: Bool
  ) -> Bool {
    if names.contains(name) || prefixes.contains(where: name.hasPrefix) { return true }
    // An event handler, such as onFirstAppear.
    let isHandler = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    if isHandler { return true }
    let first = call.arguments.first?.expression.trimmedDescription ?? ""
    let value = String(first.drop { $0 == "." })
    switch name {
    case "frame":
      let heights = call.arguments.filter {
        $0.label?.text.lowercased().hasSuffix("height") == true
          && $0.expression.trimmedDescription != ".infinity"
      }
      return heights.isEmpty || FieldTraits.height(call, scope) != nil
    case "autocorrectionDisabled", "disableAutocorrection": return !hasFields || value == "false"
    case "scaledToFit", "scaledToFill", "aspectRatio": return !hasFields
    case "pickerStyle", "datePickerStyle", "formStyle":
      return quietStyles.contains { value.lowercased().hasPrefix($0) }
    case "environment": return !layoutValues.contains { first.hasSuffix($0) }
    default: return false
    }
  }

  private static let quietStyles = [
    "automatic", "default", "plain", "menu", "segmented", "navigationlink", "compact", "grouped",
    "wheel",
  ]

  private static let layoutValues = [
    "defaultMinListRowHeight", "defaultMinListHeaderHeight", "dynamicTypeSize", "sizeCategory",
  ]

  private static let prefixes = [
    "accessibility", "preview", "speech", "symbol", "presentationBack",
  ]

  private static let names: Set<String> = [
    // Modifiers included in the field's traits.
    "keyboardType", "textContentType", "submitLabel", "autocapitalization",
    "textInputAutocapitalization", "lineLimit", "focused", "listStyle",
    // Colors and visual effects.
    "foregroundColor", "foregroundStyle", "backgroundStyle", "tint", "accentColor", "opacity",
    "shadow", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "colorInvert", "colorMultiply", "blendMode", "compositingGroup", "drawingGroup", "border",
    "cornerRadius", "clipShape", "clipped", "mask", "fill", "stroke", "strokeBorder", "imageScale",
    "resizable", "renderingMode", "interpolation", "antialiased", "preferredColorScheme",
    "colorScheme", "redacted", "unredacted", "privacySensitive", "listRowBackground",
    "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator", "listSectionSeparatorTint",
    "listItemTint", "scrollContentBackground", "scrollIndicators", "toolbarBackground",
    "toolbarBackgroundVisibility", "toolbarColorScheme", "containerBackground", "glassEffect",
    "presentationCornerRadius", "presentationDragIndicator", "zIndex", "contentShape", "badge",
    "buttonStyle", "toggleStyle", "labelStyle", "menuStyle", "menuIndicator", "labelsHidden",
    "buttonBorderShape", "textEditorStyle", "textFieldStyle", "tabViewStyle", "controlSize",
    "signInWithAppleButtonStyle", "indexViewStyle", "progressViewStyle", "gaugeStyle", "fixedSize",
    "rotationEffect", "scaleEffect", "visualEffect", "backgroundExtensionEffect",
    "glassEffectID", "glassEffectUnion", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden",
    "flipsForRightToLeftLayoutDirection", "offset",
    // Fonts and texts.
    "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline",
    "strikethrough", "kerning", "tracking", "baselineOffset", "monospaced", "monospacedDigit",
    "textCase", "multilineTextAlignment", "minimumScaleFactor", "allowsTightening",
    "truncationMode", "textSelection", "writingToolsBehavior", "help",
    // Movement.
    "animation", "phaseAnimator", "keyframeAnimator", "transition", "transaction",
    "contentTransition", "matchedGeometryEffect",
    "matchedTransitionSource", "navigationTransition", "sensoryFeedback",
    // Events and presentations.
    "onAppear", "onDisappear", "onChange", "onReceive", "task", "onTapGesture",
    "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onDelete",
    "onMove", "onHover", "onDrag", "onDrop", "onOpenURL", "onKeyPress", "onPreferenceChange",
    "onGeometryChange", "onContinueUserActivity", "refreshable", "swipeActions", "contextMenu",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange",
    "deleteDisabled", "moveDisabled", "selectionDisabled", "allowsHitTesting", "hoverEffect",
    "keyboardShortcut", "confirmationDialog", "actionSheet", "fileImporter", "fileExporter",
    "photosPicker", "quickLookPreview", "interactiveDismissDisabled", "navigationDestination",
    "preference", "anchorPreference", "userActivity",
    // Identity and layout.
    "id", "tag", "tabItem", "equatable", "environmentObject", "layoutPriority", "alignmentGuide",
    "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "scrollTargetBehavior",
    "scrollBounceBehavior", "scrollClipDisabled", "searchSuggestions", "searchCompletion",
    "searchFocused", "searchDictationBehavior", "tabBarMinimizeBehavior", "gridColumnAlignment",
    "scrollTargetLayout", "navigationViewStyle",
    "navigationSplitViewStyle", "navigationBarItems", "navigationBarBackButtonHidden",
    "navigationLinkIndicatorVisibility", "toolbarRole", "toolbarTitleMenu", "submitScope",
    "dropDestination", "draggable", "defaultAppStorage", "isDetailLink", "eraseToAnyView",
  ]
}

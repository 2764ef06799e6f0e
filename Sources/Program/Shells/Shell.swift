import Session

/// A shell that has a completion script for the program.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The completion script for the shell.
  ///
  /// The script asks the program for candidates, so that they come from the same tables as the
  /// help.
  var script: String {
    switch self {
    case .bash:
      """
      # formlift's completions for bash: eval "$(formlift completions bash)"
      _formlift() {
        local IFS=$'\\n' line=${COMP_LINE:0:COMP_POINT}
        COMPREPLY=($(formlift completions bash --line "$line" 2>/dev/null))
        # A folder, or a key whose value follows, wants no blank behind it.
        case ${COMPREPLY-} in */ | *=) compopt -o nospace 2>/dev/null ;; esac
      }
      complete -F _formlift formlift

      """
    case .zsh:
      """
      #compdef formlift
      # formlift's completions for zsh: eval "$(formlift completions zsh)"
      _formlift() {
        local line="${(j: :)words[1,CURRENT-1]} $IPREFIX$QIPREFIX$PREFIX"
        local -a names texts open
        local name text
        while IFS=$'\\t' read -r name text; do
          case $name in
            */ | *=) open+=("$name") ;;
            *) names+=("$name"); texts+=("$name${text:+  -- $text}") ;;
          esac
        done < <(formlift completions zsh --line "$line" 2>/dev/null)
        compadd -S '' -a open
        compadd -l -d texts -a names
      }
      if [ "$funcstack[1]" = _formlift ]; then _formlift "$@"; else compdef _formlift formlift; fi

      """
    case .fish:
      """
      # formlift's completions for fish: formlift completions fish | source
      complete -c formlift -f -a '(formlift completions fish --line (commandline -cp) 2>/dev/null)'

      """
    }
  }

  /// Returns a completion candidate as a line that the shell's completion script reads.
  func line(of candidate: Candidate, in line: ShellLine) -> String {
    guard self == .bash else {
      return candidate.description.isEmpty
        ? candidate.text : "\(candidate.text)\t\(candidate.description)"
    }
    // bash replaces only what follows the last of its separators.
    var text = candidate.text
    if line.openQuote == nil, let cut = line.word.lastIndex(where: { "=:".contains($0) }) {
      text = String(text.dropFirst(line.word[...cut].count))
    }
    return line.openQuote == nil ? Self.escaped(text) : text
  }

  /// Returns a text with a backslash before each character that is special in a shell.
  private static func escaped(_ text: String) -> String {
    text.map { " '\"\\$&;()<>|*?[]#~!{}`".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

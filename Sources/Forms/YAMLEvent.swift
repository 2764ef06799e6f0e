import CYAML

/// A step of a YAML document.
struct YAMLEvent {
  /// What a step can be.
  enum Kind: Equatable {
    case scalar(String, isPlain: Bool)
    case listStart, listEnd
    case mappingStart, mappingEnd
    case documentStart
    case streamEnd
    /// The beginning of the stream or the end of a document, which tell a form nothing.
    case other
  }

  let kind: Kind
  let place: FormError.Place

  /// Copies an event of libyaml's; throws where it has an anchor, an alias or a tag.
  init(_ event: yaml_event_t) throws(Flaw) {
    place = FormError.Place(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try Self.refuse(anchor: scalar.anchor, tag: scalar.tag, at: place)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      kind = .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try Self.refuse(anchor: start.anchor, tag: start.tag, at: place)
      kind = .listStart
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try Self.refuse(anchor: start.anchor, tag: start.tag, at: place)
      kind = .mappingStart
    case YAML_ALIAS_EVENT: throw Flaw(.unsupported(.alias), at: place)
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    default: kind = .other
    }
  }

  // Aliases would let a few lines unfold to gigabytes, and tags would give a scalar a second kind.
  private static func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?,
    at place: FormError.Place
  ) throws(Flaw) {
    if anchor != nil { throw Flaw(.unsupported(.anchor), at: place) }
    if tag != nil { throw Flaw(.unsupported(.tag), at: place) }
  }
}

import Drawing
import Foundation
import Session
import Terminal

/// A conversion of a picture to a format such as PNG by external programs in a temporary folder.
struct PictureConversion {
  private let request: ShareRequest

  init(_ request: ShareRequest) { self.request = request }

  /// Returns the picture converted to the requested format.
  ///
  /// - Throws: ``CommandError`` if a converter is missing or fails.
  func data(of picture: SharedPicture) throws(CommandError) -> Data {
    try PictureConverter.check(request.format.converters, for: request.file)
    let temporary = try filing { () throws(FileError) in try TemporaryFolder() }
    defer { temporary.remove() }
    let folder = temporary.path
    let result = "\(folder)/picture\(request.format.ending)"
    if request.format == .png {
      try draw(picture.still, at: result, in: folder, ["--zoom", "2"])
    } else {
      try film(picture, at: result, in: folder)
    }
    guard let data = FileManager.default.contents(atPath: result) else {
      throw failure("nothing was made")
    }
    return data
  }

  private func draw(
    _ svg: String, at path: String, in folder: String, _ size: [String]
  ) throws(CommandError) {
    let source = "\(folder)/frame.svg"
    try write(svg, to: source)
    try PictureConverter.rsvgConvert.run(
      size + ["--keep-aspect-ratio", "--output", path, source], for: request.file)
  }

  /// Draws each frame of a picture, and combines the frames with their durations into an animation.
  private func film(
    _ picture: SharedPicture, at path: String, in folder: String
  ) throws(CommandError) {
    let isGIF = request.format == .gif
    // Viewers don't support GIF frames shorter than two hundredths of a second.
    let frames = picture.frames(rate: isGIF ? 25 : 60)
    var list = "ffconcat version 1.0\n"
    for (index, frame) in frames.enumerated() {
      try draw(
        frame.svg, at: "\(folder)/\(index).png", in: folder,
        ["--height", isGIF ? "720" : "1080"])
      list += "file \(index).png\nduration \(frame.duration)\n"
    }
    // The last frame's duration counts only if another entry follows.
    list += "file \(max(0, frames.count - 1)).png\n"
    try write(list, to: "\(folder)/list")
    let input = ["-v", "error", "-f", "concat", "-i", "\(folder)/list"]
    if isGIF {
      let raw = "\(folder)/raw.gif"
      let palette = "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none"
      try PictureConverter.ffmpeg.run(
        input + ["-vf", palette, "-fps_mode", "vfr", "-bitexact", raw], for: request.file)
      try PictureConverter.gifsicle.run(["-O3", "--output", path, raw], for: request.file)
    } else {
      let even = "fps=60,pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,format=yuv420p"
      try PictureConverter.ffmpeg.run(
        input + [
          "-vf", even, "-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-threads", "1",
          "-bitexact", "-movflags", "+faststart", path,
        ], for: request.file)
    }
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    try filing { () throws(FileError) in
      try AtomicFile.write(Data(text.utf8), to: path, isPrivate: true)
    }
  }

  @discardableResult
  private func filing<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(CommandError) -> Result {
    do throws(FileError) { return try body() } catch { throw failure(error.description) }
  }

  private func failure(_ reason: String) -> CommandError {
    CommandError(FileError(.write, request.file, .other(reason)))
  }
}

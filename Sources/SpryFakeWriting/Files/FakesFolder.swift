import DeclarationParser
import Foundation

/// The test target that the fakes are for.
struct FakesFolder {
  let target: PackageLayout.Module

  /// Where to write the class of a fake.
  func path(of className: String) -> String { folder + "/\(className).swift" }

  /// The file with the class of a fake.
  func existing(_ className: String) -> ExistingFile? {
    let own = path(of: className)
    for path in [own] + target.files.filter({ $0 != own }) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      guard text.includes(className) else { continue }
      if let file = ExistingFile(path: path, text: text, className: className) { return file }
    }
    return nil
  }

  /// The names of the types whose fakes are in the folder.
  ///
  /// - Parameter names: Types to leave out.
  func fakedTypes(besides names: [String]) -> [String] {
    let others = names.map(className(ofFakeFor:))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().filter { $0.hasPrefix("Fake") && $0.hasSuffix(".swift") }
      .map { String($0.dropLast(6)) }.filter { !others.contains($0) }
      .compactMap { name in existing(name)?.fakedType(of: name) }
  }

  private var folder: String {
    (target.folder.hasSuffix("/") ? String(target.folder.dropLast()) : target.folder) + "/Fakes"
  }
}

/// The name of the fake of a type: `FakeRow` for `Table.Row`.
func className(ofFakeFor name: String) -> String {
  "Fake" + (name.split(separator: ".").last.map(String.init) ?? "")
}

import CelloTestSupport
import Testing

@testable import CelloSnapshots

/// Recipes of pictures.
@MainActor struct PictureRecipeTests {
  private let folder = TemporaryFolder()

  private func image(_ file: String) throws -> PNGImage {
    try FileAccess.system.readPicture(folder.path + "/" + file)
  }

  @Test("a recipe survives being written and read")
  func roundTrip() throws {
    let bitmap = Bitmap(width: 2, height: 2, filledWith: 0xffff_ffff)
    let recipe = PictureRecipe(
      name: "inbox/row/selected.dark",
      properties: ResolvedProperties([("text", "“Ä”\u{0}\nb"), ("color", "#ffffff")]))
    let file = recipe.inserted(into: try PNGEncoder().encode(bitmap))
    let read = try #require(
      PictureRecipe(try PNGDecoder().decode(file, file: "a.png")))
    #expect(read.name == recipe.name)
    #expect(read.software == "Cellophane \(PictureRecipe.version)")
    #expect(read.properties.lines == ["color: #ffffff", "text: “Ä”\\nb"])
    #expect(PictureRecipe(PNGImage(bitmap: bitmap)) == nil)
  }

  @Test("pictures in the output folder contain their properties, and references their names")
  func pictures() async throws {
    let store = ReferenceStore(root: folder.path + "/References")
    _ = try await RecordingRun(try ToyCatalog().catalog(), store: store, jobs: 2)
      .run(in: DrawingEnvironment())
    let reference = try image("References/gallery/cards/listed/selected.png")
    let recorded = try #require(PictureRecipe(reference))
    #expect(recorded.name == "cards/listed/selected")
    #expect(recorded.properties == ResolvedProperties())

    var output = OutputFolder(root: folder.path + "/output")
    func render() async throws {
      _ = try await VerificationRun(
        try ToyCatalog(selectedColor: .black).catalog(), store: store, output: output,
        writesAllPictures: true, jobs: 2
      ).run(in: DrawingEnvironment())
    }
    try await render()
    let same = try #require(PictureRecipe(try image("output/pictures/cards/listed/normal.png")))
    #expect(same.properties["background.color"] == "#ffffff")
    for file in ["pictures", "failures/actual"] {
      let image = try image("output/\(file)/cards/listed/selected.png")
      let recipe = try #require(PictureRecipe(image))
      #expect(recipe.name == "cards/listed/selected")
      #expect(recipe.properties["background.color"] == "#000000")
      #expect(image.texts.count == 3)
    }
    for file in ["expected", "difference"] {
      #expect(try image("output/failures/\(file)/cards/listed/selected.png").texts.isEmpty)
    }
    output.writesRecipes = false
    try await render()
    for file in ["pictures/cards/listed/normal", "failures/actual/cards/listed/selected"] {
      #expect(try image("output/\(file).png").texts.isEmpty)
    }
  }

  @Test("an unchanged reference is not rewritten to add its recipe")
  func unchanged() async throws {
    let store = ReferenceStore(root: folder.path + "/References")
    let file = folder.path + "/References/gallery/cards/listed/selected.png"
    func record() async throws {
      _ = try await RecordingRun(try ToyCatalog().catalog(), store: store, jobs: 2)
        .run(in: DrawingEnvironment())
    }
    try await record()
    let plain = try PNGEncoder.replacingTexts(of: try FileAccess.system.read(file), with: [])
    try FileAccess.system.create(file, plain)
    try await record()
    #expect(try FileAccess.system.read(file) == plain)
  }
}

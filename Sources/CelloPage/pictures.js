// The size of a picture is its size in points multiplied by the zoom, which applies to the whole
// page. With the zoom 0, pictures that are compared are also reduced until they fit side by side.

let zoom = Number(settings.get("zoom")) || 0;
const zooms = [[0, "Fit", "Pictures that are compared fit side by side"], [1, "1×", "One point on one pixel of the page"],
  [2, "2×"], [4, "4×"], [8, "8×"]];

function setZoom(value) {
  zoom = value;
  settings.set("zoom", value);
  document.documentElement.style.setProperty("--zoom", value || 1);
  document.documentElement.classList.toggle("pixelated", value > 1);
  document.documentElement.classList.toggle("fits", value === 0);
  redrawCanvases();
}

// Returns the size of a picture in points, as properties for the style sheet.
const inPoints = (width, height, scale) =>
  ({ "--width": width / (scale || 1), "--height": height / (scale || 1) });

function picture(file, width, height, scale, alt) {
  return make("img", { src: link(file), loading: "lazy", decoding: "async", alt,
    style: inPoints(width, height, scale),
    onerror: (event) => event.target.replaceWith(
      make("span", { class: "lost", role: "img", "aria-label": alt + ", missing" }, `The file ${file} is missing.`)) });
}

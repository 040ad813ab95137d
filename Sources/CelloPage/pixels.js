// The values of single pixels around the first differences. A page that was opened from disk cannot
// read the pixels of its pictures, so the data of the page contains the pixels of a small window.

// Parses `palette|runs`: colors as RRGGBBAA, then indices of the palette; `index*count` repeats an
// index. The color of pixels outside of the picture is empty.
function readPixels(text) {
  const [palette, runs] = text.split("|");
  const colors = palette.split(",");
  return runs.split(",").flatMap((run) => {
    const [color, count] = run.split("*");
    return new Array(Number(count || 1)).fill(colors[Number(color)]);
  });
}

// Canvases use memory only while they are near the viewport.
const nearCanvases = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) target.draw();
    else target.width = target.height = 0;
  }
}, { rootMargin: "400px" });

function pixelGrid(item) {
  const { x, y, width, height } = item.pixels;
  const colors = { expected: readPixels(item.pixels.expected), actual: readPixels(item.pixels.actual) };
  // The width of a pixel in the grid, with space for three values, or for four values if a pixel is
  // not opaque.
  const cell = Object.values(colors).flat().some((color) => color && !color.endsWith("ff")) ? 38 : 30;
  // The zoom of the page enlarges the grid, from which the pixels can be dragged into view.
  const zoomedSize = () => cell * Math.max(Math.min(zoom, 4) / 2, 1);
  const differs = (index) => colors.expected[index] !== colors.actual[index];
  const values = make("p", { class: "values mono", role: "status" });
  let selected = Math.max(colors.expected.findIndex((_, index) => differs(index)), 0);

  const canvases = ["expected", "actual"].map((role) => {
    const canvas = make("canvas", { tabindex: 0, role: "img",
      style: { width: width * cell + "px", height: height * cell + "px" },
      "aria-label": `${words[role]} pixels ${x} to ${x + width - 1} across and ${y} to ${y + height - 1} down. Arrow keys select a pixel.` });
    canvas.drawPixel = (index) => {
      if (canvas.width) drawPixel(canvas.getContext("2d"), colors[role][index] || "", index % width * cell,
        Math.floor(index / width) * cell, cell, differs(index), index === selected);
    };
    // The canvas has the resolution of the display, and a whole number of its pixels, so that lines
    // and digits are sharp.
    canvas.draw = () => {
      const size = zoomedSize();
      const resolution = Math.min(devicePixelRatio * size / cell, 8);
      canvas.width = Math.round(width * cell * resolution);
      canvas.height = Math.round(height * cell * resolution);
      canvas.style.width = canvas.width * size / cell / resolution + "px";
      canvas.style.height = canvas.height * size / cell / resolution + "px";
      canvas.getContext("2d").setTransform(resolution, 0, 0, resolution, 0, 0);
      for (let index = 0; index < width * height; index++) canvas.drawPixel(index);
    };
    canvas.addEventListener("pointermove", (event) => {
      if (event.buttons) {
        const frame = canvas.parentElement;
        frame.scrollLeft -= event.movementX;
        frame.scrollTop -= event.movementY;
      } else {
        select(Math.floor(event.offsetY / zoomedSize()) * width + Math.floor(event.offsetX / zoomedSize()));
      }
    });
    canvas.addEventListener("pointerdown", (event) => canvas.setPointerCapture(event.pointerId));
    canvas.addEventListener("keydown", (event) => {
      const column = selected % width;
      const steps = { ArrowLeft: column ? -1 : 0, ArrowRight: column < width - 1 ? 1 : 0, ArrowUp: -width, ArrowDown: width };
      if (!(event.key in steps)) return;
      event.preventDefault();
      event.stopPropagation();
      select(selected + steps[event.key]);
      const size = zoomedSize();
      keepInSight(canvas.parentElement, selected % width * size, Math.floor(selected / width) * size, size);
    });
    nearCanvases.observe(canvas);
    return canvas;
  });

  function select(index) {
    if (index < 0 || index >= width * height) return;
    const last = selected;
    selected = index;
    for (const canvas of canvases) {
      canvas.drawPixel(last);
      canvas.drawPixel(selected);
    }
    const [old, now] = [colors.expected[selected], colors.actual[selected]].map((color) => color ? "#" + color : "outside");
    values.textContent = `x ${x + selected % width}, y ${y + Math.floor(selected / width)}: ${old === now ? old : `${old} → ${now}`}`;
  }
  select(selected);
  return make("div", { class: "pixels" }, values, make("div", { class: "sides" }, canvases.map((canvas, index) =>
    make("figure", {}, make("figcaption", {}, words[["expected", "actual"][index]]), make("div", { class: "frame" }, canvas)))));
}

// Draws the canvases again that are visible, after the zoom or the resolution of the display has changed.
function redrawCanvases() {
  for (const canvas of document.querySelectorAll(".pixels canvas")) if (canvas.width) canvas.draw();
}
addEventListener("resize", redrawCanvases);

function keepInSight(frame, left, top, cell) {
  frame.scrollLeft = Math.min(Math.max(frame.scrollLeft, left + 2 * cell - frame.clientWidth), Math.max(left - cell, 0));
  frame.scrollTop = Math.min(Math.max(frame.scrollTop, top + 2 * cell - frame.clientHeight), Math.max(top - cell, 0));
}

// Draws a pixel with its red, green and blue values in hexadecimal digits, and its alpha unless it
// is opaque. Differing pixels have a frame.
function drawPixel(context, color, left, top, cell, differs, isSelected) {
  context.clearRect(left, top, cell, cell);
  const parts = color.match(/../g) || [];
  const alpha = parts.length ? parseInt(parts[3], 16) : 0;
  const [red, green, blue] = parts.length
    ? parts.slice(0, 3).map((part) => 255 - (255 - parseInt(part, 16)) * alpha / 255) : [255, 255, 255];
  const isLight = red * 0.2126 + green * 0.7152 + blue * 0.0722 > 110;
  context.fillStyle = `rgb(${red} ${green} ${blue})`;
  context.fillRect(left, top, cell - 1, cell - 1);
  context.font = "9px ui-monospace, monospace";
  context.textAlign = "center";
  context.fillStyle = isLight ? "#000" : "#fff";
  const lines = alpha === 255 ? parts.slice(0, 3) : parts;
  lines.forEach((line, row) => context.fillText(line, left + cell / 2, top + (cell - lines.length * 8) / 2 + 7 + row * 8));
  const outline = (width, style, inset) => {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.strokeRect(left + inset, top + inset, cell - 1 - 2 * inset, cell - 1 - 2 * inset);
  };
  if (differs) outline(2, "#d70015", 1);
  if (isSelected) outline(3, "#0a84ff", 1.5);
}

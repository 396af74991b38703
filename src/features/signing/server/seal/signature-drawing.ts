const width = 600;

/** A drawn name as a picture: lines through the points of the unit square, in the shape of the field that they were drawn in. */
export function drawingOf(strokes: readonly (readonly (readonly [number, number])[])[], ratio: number): Buffer {
  const height = Math.round(width / ratio);
  const place = ([x, y]: readonly [number, number]): string => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;
  const lines = strokes.map((points) => {
    const [first = [0, 0], ...rest] = points;
    // A tap is a dot: a line to where it begins.
    return `M${place(first)} ${(rest.length > 0 ? rest : [first]).map((point) => `L${place(point)}`).join(' ')}`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<path d="${lines.join(' ')}" fill="none" stroke="#14213d" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
}

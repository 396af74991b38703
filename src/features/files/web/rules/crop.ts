/** The cropped square of a picture, in the picture's pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The maximum zoom; a profile picture is stored at 512 pixels at most. */
export const maxZoom = 4;
const smallest = 16;

/** The largest square, centred. */
export function middle(picture: PictureSize): Square {
  return zoomed(picture, { x: picture.width / 2, y: picture.height / 2, size: 0 }, 1);
}

/** The square at another zoom, with the same centre. */
export function zoomed(picture: PictureSize, square: Square, zoom: number): Square {
  const size = Math.max(smallest, Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), maxZoom));
  return inside(picture, { x: square.x + (square.size - size) / 2, y: square.y + (square.size - size) / 2, size });
}

/** The square moved by a fraction of its side. */
export function moved(picture: PictureSize, square: Square, right: number, down: number): Square {
  return inside(picture, { ...square, x: square.x + right * square.size, y: square.y + down * square.size });
}

function inside({ width, height }: PictureSize, { x, y, size }: Square): Square {
  return { x: Math.min(Math.max(x, 0), Math.max(0, width - size)), y: Math.min(Math.max(y, 0), Math.max(0, height - size)), size };
}

/** Rounded to whole pixels within the picture. */
export function wholePixels({ width, height }: PictureSize, { x, y, size }: Square): Square {
  const whole = Math.max(1, Math.floor(Math.min(size, width, height)));
  return { x: Math.min(Math.round(x), width - whole), y: Math.min(Math.round(y), height - whole), size: whole };
}

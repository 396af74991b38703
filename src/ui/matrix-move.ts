export interface MatrixPlace {
  row: number;
  column: number;
}

const steps: Readonly<Record<string, MatrixPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The next place in the direction of a key that can be worked; undefined for other keys and at the edge. */
export function nextPlace(
  from: MatrixPlace,
  key: string,
  size: MatrixPlace,
  canWork: (place: MatrixPlace) => boolean,
): MatrixPlace | undefined {
  const step = steps[key];
  if (!step) return undefined;
  let place = { row: from.row + step.row, column: from.column + step.column };
  while (place.row >= 0 && place.column >= 0 && place.row < size.row && place.column < size.column) {
    if (canWork(place)) return place;
    place = { row: place.row + step.row, column: place.column + step.column };
  }
  return undefined;
}

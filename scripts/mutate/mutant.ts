/** A small change at one place in a file. */
export interface Mutant {
  path: string;
  line: number;
  /** The start and end of the replaced text, as offsets in the source. */
  start: number;
  end: number;
  original: string;
  replacement: string;
}

/** The mutant that replaces a part of a source. */
export function mutantOf(path: string, source: string, [start, end]: readonly [number, number], replacement: string): Mutant {
  const line = source.slice(0, start).split('\n').length;
  return { path, line, start, end, original: source.slice(start, end), replacement };
}

/** The source with the mutant applied. */
export const mutatedSource = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

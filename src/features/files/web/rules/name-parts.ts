/** The parts of a name of a file or folder, between which it may go on in the next line: before the dot of its type, and after `_` and `-`. */
export function nameParts(name: string): string[] {
  return name.split(/(?=[.])|(?<=[_-])(?![_-])/);
}

/** On the way. */
export function Summary() {
  return null;
}

/** On the way. */
export function PersonAbsencePage() {
  return null;
}

/** On the way. */
export function MyAbsence() {
  return null;
}

/** On the way. */
export function Settings() {
  return null;
}

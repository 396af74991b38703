/** An order that somebody chose of what they see, with what is hidden from them behind what it stood behind. */
export function withHiddenPlaces(chosen: readonly string[], stored: readonly string[], hidden: ReadonlySet<string>): string[] {
  const order = chosen.filter((key) => !hidden.has(key));
  for (const [place, key] of stored.entries()) {
    if (!hidden.has(key)) continue;
    const before = stored.slice(0, place).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** What a field of numbers has: text while it is no number yet, as after a decimal sign; nothing when it is empty. */
export function typedNumber(typed: string | number | bigint): string | number | null {
  if (typed === '') return null;
  return typeof typed === 'bigint' ? Number(typed) : typed;
}

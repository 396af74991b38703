/**
 * The number in digits as people in either language write them (`650 000,50`, `650,000.50`, `650.000,-`): exact, with a decimal point and without
 * zeros before it. The last of two different marks is the decimal mark; a single mark before three digits separates thousands. Undefined when
 * it cannot be read.
 */
export function exactNumber(text: string): string | undefined {
  const plain = text
    .replace(/[,.]-+$/, '')
    .replace(/[\s'’]/g, '')
    .replace(/[.,]$/, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const last = Math.max(comma, point);
  if (last < 0) return /^\d+$/.test(plain) ? withoutZeros(plain) : undefined;
  const isRepeated = plain.indexOf(plain.charAt(last)) !== last;
  const isAlone = !isRepeated && (comma < 0 || point < 0);
  if (isRepeated && comma >= 0 && point >= 0) return undefined;
  const isThousands = isRepeated || (isAlone && plain.length - last - 1 === 3);
  const [whole, decimals] = isThousands ? [plain, ''] : [plain.slice(0, last), plain.slice(last + 1)];
  if (!isGrouped(whole) || !/^\d*$/.test(decimals)) return undefined;
  return `${withoutZeros(whole.replace(/[.,]/g, ''))}${decimals && `.${decimals}`}`;
}

/** An amount of money as somebody types it, with or without its currency: exact, with two decimals or none; undefined when it cannot be read. */
export function exactAmount(typed: string): string | undefined {
  const digits = typed.trim().replace(/^(?:kr\.?|\p{Lu}{3}|\p{Sc})\s*|\s*(?:kr\.?|\p{Lu}{3}|\p{Sc})$/giu, '');
  const number = exactNumber(digits);
  const [whole = '', decimals = ''] = number?.split('.') ?? [];
  if (number === undefined || decimals.length > 2) return undefined;
  return Number(decimals) === 0 ? whole : `${whole}.${decimals.padEnd(2, '0')}`;
}

/** True when the marks in a whole number separate groups of three digits. */
function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || /^\d{1,3}(?:[.,]\d{3})+$/.test(whole);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

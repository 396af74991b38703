/** Øre as kroner with two decimals and a point. */
export function kroner(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const maxDecimals = 8;

/**
 * The price that times the quantity gives the amount, in kroner with two decimals or as many as it takes: a part of a month has no whole price.
 * Both are positive.
 */
export function priceOf(ore: number, quantity: number): string {
  const [whole = '0', decimals = ''] = (ore / 100 / quantity).toFixed(maxDecimals).split('.');
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** Kroner with two decimals as øre; undefined for another text. */
export function oreOf(amount: string): number | undefined {
  return /^-?\d+\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : undefined;
}

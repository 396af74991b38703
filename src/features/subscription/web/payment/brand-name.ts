const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The name of a card's brand, of what providers call it: `visa`, `amex`. */
export function brandName(brand: string): string {
  return names[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
}

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A Norwegian account number: 11 digits, MOD11. */
export function isAccountNumber(value: string): boolean {
  if (!/^\d{11}$/.test(value) || /^0+$/.test(value)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(value[10]);
}

/** A Norwegian account number in the groups that people read, also a masked one: 8601 11 17947. */
export function writtenAccountNumber(value: string): string {
  return value.replace(/^(.{4})(.{2})(.{5})$/u, '$1 $2 $3');
}

/** An international account number: ISO 7064 MOD 97-10. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{6,30}$/.test(value)) return false;
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

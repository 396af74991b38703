const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** Normalises an organisation number: without spaces, or from the VAT form "NO 123 456 785 MVA". */
export function normalOrganisationNumber(text: string): string {
  const compact = text.replace(/\s/gu, '').toUpperCase();
  return compact.replace(/^NO/u, '').replace(/MVA$/u, '');
}

/** Why a text is not an organisation number (MOD11, law.4); undefined when it is valid. */
export function organisationNumberFault(text: string): 'exactDigits' | 'checkDigit' | undefined {
  const number = normalOrganisationNumber(text);
  if (!/^\d{9}$/u.test(number)) return 'exactDigits';
  // Nine zeros have a valid check digit, but the number does not exist.
  if (number === '000000000') return 'checkDigit';
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  const checkDigit = (11 - (sum % 11)) % 11;
  return checkDigit === Number(number[8]) ? undefined : 'checkDigit';
}

/** Whether a text is meant as an organisation number, be it right or wrong: seven digits or more, and nothing else. */
export function looksLikeNumber(text: string): boolean {
  return /^\d{7,}$/u.test(normalOrganisationNumber(text));
}

/** An organisation number in groups of three digits, as people write it. */
export function writtenOrganisationNumber(registryId: string): string {
  return registryId.replace(/(\d{3})(?=\d)/gu, '$1\u00a0');
}

/** A number as one country knows it, and the country's calling code. */
export interface PhoneParts {
  code: string;
  number: string;
}

// Calling codes are prefix-free: one digit for North America and Russia, two for these, three for all others (ITU-T E.164).
const wholeForm = /^(?:\+|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})(\d{1,15})$/;

/** The calling code and the number of a text such as `+47 912 34 567` or `0047…`; undefined for a number without a code. */
export function splitPhone(typed: string): PhoneParts | undefined {
  const plain = typed.replace(/\(0\)/g, '').replace(/[\s\u00a0().\p{Pd}]/gu, '');
  const [, code, number] = wholeForm.exec(plain) ?? [];
  return code && number ? { code: `+${code}`, number } : undefined;
}

/** A number as people read it, `+47 912 34 567`; nothing without a number. */
export function phoneText(code: string | null | undefined, number: string | null | undefined): string {
  if (!number) return '';
  const isNorwegian = (code ?? '+47') === '+47' && /^\d{8}$/.test(number);
  const grouped = isNorwegian ? number.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3') : number.replaceAll(/(\d{3})(?=\d{2})/g, '$1 ');
  return `${code ?? '+47'} ${grouped}`;
}

/** A whole number as people read it, however it was written; one without a calling code as it stands. */
export function writtenPhone(whole: string | null): string {
  const parts = splitPhone(whole ?? '');
  return parts ? phoneText(parts.code, parts.number) : (whole ?? '');
}

/** The address that calls a number. */
export function phoneLink(text: string): string {
  return `tel:${text.replaceAll(' ', '')}`;
}

/** Whether a number of 8 to 20 digits may exist in its country: Norwegian ones have eight and begin with 2 to 9, others are taken as they are (people.3). What has no such form is left to the rule of the field. */
export function isPhoneOf(code: string, number: string): boolean {
  return code !== '+47' || !/^\d{8,20}$/.test(number) || /^[2-9]\d{7}$/.test(number);
}

/** What a text may carry for each recipient: the first name. */
export const firstNameField = '{firstName}';

export function hasFirstName(text: string): boolean {
  return text.includes(firstNameField);
}

/** The text as one recipient gets it. For a number without a person the field goes, with the blank before it. */
export function mergeText(text: string, firstName: string | null): string {
  if (firstName) return text.replaceAll(firstNameField, () => firstName);
  return text.replaceAll(` ${firstNameField}`, '').replaceAll(firstNameField, '');
}

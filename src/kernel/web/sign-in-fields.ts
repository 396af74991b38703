/** Where the pages of the embedded provider keep what is typed in them, in this tab alone. */
export const signInFieldsKey = 'identity-fields';
/** Set while what is typed there was sent and not answered by one of these pages. */
export const signInSentKey = 'identity-sent';

/** Fills in the fields of the next of these pages by their names, as if the user had typed them there. */
export function fillSignInFields(values: Readonly<Record<string, string>>): void {
  sessionStorage.setItem(signInFieldsKey, JSON.stringify(Object.entries(values)));
  sessionStorage.removeItem(signInSentKey);
}

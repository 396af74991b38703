/** Where the pages of the embedded provider keep what is typed in them, in this tab alone. */
export const signInFieldsKey = 'identity-fields';
/** Set while what is typed there was sent and not answered by one of these pages. */
export const signInSentKey = 'identity-sent';

/** Fills in the names and the address of an account on the next of these pages, as if the user had typed them there. */
export function fillSignInFields({ firstName, lastName, email }: Record<'firstName' | 'lastName' | 'email', string>): void {
  sessionStorage.setItem(signInFieldsKey, JSON.stringify(Object.entries({ givenName: firstName, familyName: lastName, email })));
  sessionStorage.removeItem(signInSentKey);
}

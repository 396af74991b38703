/** Where the tab keeps what is typed on the sign-in pages, until the sign-in has succeeded (identity.49). */
export const signInFieldsKey = 'identity-fields';

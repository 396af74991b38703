/** A field for an e-mail address. Its type is not `email`: browsers then turn the letters of a domain such as blåbær.no into punycode while one types. */
export const emailInput = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

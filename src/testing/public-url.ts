/** Where tests pretend that the product stands. */
export const testPublicUrl = 'http://localhost:3000';

/** The public address of the product in tests. */
export const testPublicUrl = 'http://localhost:3000';

/** One’s own settings, and the page that ends mails. */
export const enPreferences = {};

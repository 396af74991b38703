/** What stands on the page of who signs or checks a document until its scripts have come. */
export const enFirstPaint = {
  signTitle: 'Sign a document',
  verifyTitle: 'Check a signed document',
  loading: 'Loading …',
  needsScript: 'This page needs JavaScript. Allow it in your browser, or open the link in another one.',
};

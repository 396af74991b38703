/** Why something cannot be done on the pages of who signs. */
export const enSignerErrors = {
  'signing.NotOpen': 'This document cannot be signed right now, because something has changed. Reload the page to see what.',
  'signing.WrongCode': 'Wrong code. Check the digits and try again.',
  'signing.CodeExpired': 'The code no longer works. Send a new one.',
  'signing.NoCodeNeeded': 'No code is needed for this document.',
  'signing.NotConfirmed': 'Confirm once more who you are: it was a while ago.',
  'signing.NotRead': 'Open the document before you sign it.',
  'signing.ConsentRequired': 'The sentence you agree to has changed. Read it again and tick the box.',
  'signing.DocumentChanged': 'The document is not the one you read. Open it again before you sign.',
  'signing.ElectronicIdFailed': 'You were not confirmed. Nothing is signed; try again when you are ready.',
  'signing.ElectronicIdUnavailable': 'The service that confirms who you are does not answer. Try again in a few minutes.',
};

/** Why something cannot be done on the pages of who signs. */
export const enSignerErrors = {
  'signing.NotOpen': 'You cannot sign this document right now, because something has changed. Reload the page to see what.',
  'signing.WrongCode': 'Wrong code. Check the digits and try again.',
  'signing.CodeExpired': 'The code no longer works. Send a new one.',
  'signing.NoCodeNeeded': 'You do not need a code for this document. Continue without one.',
  'signing.NotConfirmed': 'Confirm who you are once more. It has been a while.',
  'signing.NotRead': 'Open the document before you sign it.',
  'signing.ConsentRequired': 'The text you agree to has changed. Read it again and tick the box.',
  'signing.DocumentChanged': 'The document is not the one you read. Open it again before you sign.',
  'signing.ElectronicIdFailed': 'We could not confirm who you are. Nothing has been signed. Try again when you are ready.',
  'signing.ElectronicIdUnavailable': 'The service that confirms who you are does not answer. Try again in a few minutes.',
};

/** What calls of the requester are refused with. */
export const enErrors = {
  'signing.PdfRequired': 'A PDF is needed to sign. Choose one PDF file.',
  'signing.PdfEncrypted': 'The PDF is protected with a password. Save it without protection and upload it again.',
  'signing.PdfForm': 'The PDF is a dynamic form that may look different to each reader. Print it to a new PDF and upload that.',
  'signing.PdfDamaged': 'The PDF is damaged and cannot be signed. Print it to a new PDF and upload that.',
  'signing.PdfSigned':
    'The PDF is signed already, and another signature would break that. Send it as an attachment, or print it to a new PDF.',
  'signing.FileSizeExceeded': 'The document and its attachments may have 25 MB together. Choose smaller files.',
  'signing.TooManyAttachments': 'A request can have five attachments. Remove some of them.',
  'signing.UnknownFile': 'The file is no longer there. Upload it again.',
  'signing.SamePerson': 'The same person is named twice. Each person can sign once.',
  'signing.UnknownPerson': 'Somebody you chose no longer works here. Choose somebody else.',
  'signing.MethodNotOffered': 'This method is not available here. Choose another.',
  'signing.LocationClosed': 'You cannot add files there. Choose another place for the signed document.',
  'signing.OutOfSignatures': 'All signatures of the subscription are used. Buy more to send documents.',
  'signing.NotPossible': 'This is not possible any more. Open the request again to see how it stands.',
  'signing.ProfileLocked': 'The profile is locked because this person is deactivated. Choose another person, or activate them first.',
  'signing.NobodyToRemind': 'Nobody is to sign now. Everybody whose turn it is has answered.',
  'signing.RemindedRecently': 'A reminder was sent less than an hour ago. Wait a little before you send another.',
  'signing.AlreadyAnswered': 'This person has already answered, so the address cannot be changed.',
  'signing.NotLater': 'Choose a day that is later than the due date, and not in the past.',
  'signing.ContractReopened': 'The contract became a draft again when the due date passed. Publish it and send it anew.',
  'signing.AnnulledDeleted': 'The document that was to be annulled has been deleted. The due date of its annulment cannot be extended.',
  'signing.SignerErased':
    'Somebody who was to sign has been deleted since. The due date cannot be extended, so send the document anew to those who are to sign.',
  'signing.WrongName': 'The name does not match. Type the name of the request exactly.',
  'signing.AlreadyInRegister': 'The document is already in the contract register.',
  'signing.AlreadyAnnulled': 'This request is annulled already, or people have been asked to annul it.',
  'signing.SealKeyFailed': 'The key of the seal could not be used. Ask whoever runs the installation, and then try again.',
  'signing.NoTimeStamp': 'No time-stamp server gave a time-stamp. Try again later.',
  'signing.SealNotVerified':
    'The sealed file was not as it must be, and was thrown away. Try again; if it fails again, ask whoever runs the installation.',
};

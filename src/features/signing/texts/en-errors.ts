/** What calls of the requester are refused with. */
export const enErrors = {
  'signing.PdfRequired': 'You need a PDF to sign. Choose one PDF file.',
  'signing.PdfEncrypted': 'The PDF is protected with a password. Save it without protection and upload it again.',
  'signing.PdfForm': 'The PDF is a dynamic form that may look different to each reader. Print it to a new PDF and upload that.',
  'signing.PdfDamaged': 'The PDF is damaged and cannot be signed. Print it to a new PDF and upload that.',
  'signing.PdfSigned':
    'The PDF is already signed, and another signature would invalidate that one. Send it as an attachment, or print it to a new PDF.',
  'signing.FileSizeExceeded': 'The document and its attachments can be 25 MB together. Choose smaller files.',
  'signing.TooManyAttachments': 'A request can have at most five attachments. Remove some of them.',
  'signing.UnknownFile': 'The file is no longer there. Upload it again.',
  'signing.SamePerson': 'The same person is named twice. Each person can sign once.',
  'signing.UnknownPerson': 'Someone you chose no longer works here. Choose someone else.',
  'signing.MethodNotOffered': 'This method is not available here. Choose another.',
  'signing.LocationClosed': 'You cannot add files there. Choose another place for the signed document.',
  'signing.OutOfSignatures': 'All signatures of the subscription are used. Buy more to send documents.',
  'signing.NotPossible': 'This is no longer possible. Open the request again to see its status.',
  'signing.ContractOfAnother': 'This is the contract of someone else. Choose the person whose contract it is.',
  'signing.ProfileLocked': 'The profile is locked because this person is deactivated. Choose another person, or activate them first.',
  'signing.NobodyToRemind': 'There is nobody to remind now. Everyone whose turn it is has answered.',
  'signing.RemindedRecently': 'A reminder was sent less than an hour ago. Wait a little before you send another.',
  'signing.AlreadyAnswered': 'This person has already answered, so you cannot change the address.',
  'signing.NotLater': 'Choose a day that is later than the due date, and not in the past.',
  'signing.ContractReopened':
    'The signing of the contract ended when the due date passed. If the contract is a draft, publish it. Then send it again.',
  'signing.AnnulledDeleted': 'The document to be annulled has been deleted, so you cannot extend the due date of the annulment.',
  'signing.SignerErased':
    'One of the people has since been deleted and cannot sign any more, so you cannot annul the request or extend its due date. Send a new document to those who are to sign.',
  'signing.WrongName': 'The name does not match. Type the name of the request exactly as shown.',
  'signing.AlreadyInRegister': 'The document is already under Contracts.',
  'signing.AlreadyAnnulled': 'The document is already annulled, or people have been asked to annul it.',
  'signing.SealKeyFailed': 'The sealing key could not be used. Ask the people who run Samspill for you, then try again.',
  'signing.NoTimeStamp': 'No time stamp server answered. Try again later.',
  'signing.SealNotVerified':
    'The sealed file was not correct, so we discarded it. Try again. If it fails again, ask the people who run Samspill for you.',
};

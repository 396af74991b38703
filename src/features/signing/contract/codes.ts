import { uploadCodes } from '#features/files/contract/limits.ts';

/** Why a PDF cannot be signed (signing.8). */
export const pdfCodes = ['signing.PdfEncrypted', 'signing.PdfForm', 'signing.PdfDamaged', 'signing.PdfSigned'] as const;
/** Why a file is not taken. */
export const fileCodes = [...uploadCodes, 'signing.FileSizeExceeded', 'signing.PdfRequired', 'signing.TooManyAttachments'] as const;
/** Why a request is not made. */
export const createCodes = [
  'signing.OutOfSignatures',
  'signing.UnknownFile',
  'signing.FileSizeExceeded',
  'signing.PdfRequired',
  'signing.SamePerson',
  'signing.UnknownPerson',
  'signing.MethodNotOffered',
  'signing.LocationClosed',
  'documents.NotEditable',
  'documents.Annulled',
  ...pdfCodes,
] as const;

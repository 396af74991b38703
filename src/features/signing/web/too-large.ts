import type { SigningUpload } from '../contract/entities.ts';
import { maxBytes } from '../contract/kinds.ts';

/** Whether a document and its attachments have more bytes than a request may have (signing.8). */
export function areTooLarge(files: readonly Pick<SigningUpload, 'size'>[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > maxBytes;
}

import type { z } from 'zod';
import type { EmploymentDocument } from '../contract/document.ts';
import type { updateDocument } from '../contract/endpoints.ts';

/** What a step changes of a draft; what is absent stays. */
export type DraftChanges = Omit<z.input<typeof updateDocument.body>, 'documentId' | 'version' | 'session'>;

/** A draft that is being edited: as last saved, with what is typed laid over it. */
export interface Draft {
  /** With the changes of the page laid over it. */
  document: EmploymentDocument;
  change: (changes: DraftChanges) => void;
  /** Sends what is not saved yet, and ends when it is; for leaving a step. */
  flush: () => Promise<boolean>;
  /** The version that everything shown here is saved in, once it is. */
  readVersion: () => number;
}

import { useState } from 'react';
import type { SigningRecipient, SigningRequestItem } from '../../contract/entities.ts';

export const questions = ['remind', 'extend', 'cancel', 'delete', 'copy', 'annul', 'register'] as const;
export type Question = (typeof questions)[number];

/** What is asked about a request, or about one of its people. */
export type RequestDialog =
  | { question: Question; request: SigningRequestItem; person?: undefined }
  | { question: 'remind' | 'email'; request: SigningRequestItem; person: SigningRecipient };

export interface RequestDialogState {
  dialog: RequestDialog | undefined;
  ask: (dialog: RequestDialog) => void;
  close: () => void;
}

export function useRequestDialog(): RequestDialogState {
  const [dialog, setDialog] = useState<RequestDialog>();
  return { dialog, ask: setDialog, close: () => setDialog(undefined) };
}

import { useState } from 'react';
import type { SigningRecipient, SigningRequestItem } from '../../contract/entities.ts';

export const questions = ['remind', 'extend', 'cancel', 'delete', 'copy', 'annul', 'register'] as const;
export type Question = (typeof questions)[number];

/** What is asked about a request, or about one of its people. */
export type RequestDialog =
  | { question: Question; request: SigningRequestItem; person?: undefined }
  | { question: 'remind' | 'email'; request: SigningRequestItem; person: SigningRecipient };

export interface RequestDialogState {
  asked: RequestDialog | undefined;
  ask: (asked: RequestDialog) => void;
  close: () => void;
}

export function useRequestDialog(): RequestDialogState {
  const [asked, setAsked] = useState<RequestDialog>();
  return { asked, ask: setAsked, close: () => setAsked(undefined) };
}

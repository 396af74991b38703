import { useEffect, useState } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { absenceType } from '../../contract/kinds.ts';
import type { RequestInput } from './to-request.ts';

/** How long a request stays as it is before it is asked about, so that typing does not send one at each key. */
const milliseconds = 250;

/** The input of a call that is not sent. */
export const noRequest: RequestInput = { absenceType: absenceType.Vacation, startDate: '', endDate: '' };

/** What is asked about a request once it has not changed for a moment, and whether that is the one that stands in the form. */
export function useSettledRequest(request: RequestInput | undefined): { body: RequestInput | undefined; isSettled: boolean } {
  // The comment does not affect the result.
  const present = request && { ...request, comment: '' };
  const [body, setBody] = useState<RequestInput | undefined>(present);
  const text = JSON.stringify(present) ?? '';
  useEffect(() => {
    // Compared as text, because each rendering makes a request of its own: the text is that of `present`, so it is one again.
    const timer = setTimeout(() => setBody(text === '' ? undefined : (JSON.parse(text) as RequestInput)), milliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return { body, isSettled: text === (JSON.stringify(body) ?? '') };
}

/** The refusal of a request, which stays while the same request is asked about again; without it the effects of the days before would stand there. */
export function useRefusal(
  { error, loading, isPrevious = false }: Pick<Read<unknown>, 'error' | 'loading' | 'isPrevious'>,
  body: RequestInput | undefined,
): CallError | undefined {
  const text = JSON.stringify(body);
  const [last, setLast] = useState<{ text: string | undefined; error: CallError }>();
  if (error && (last?.error !== error || last.text !== text)) setLast({ text, error });
  const isAskedAgain = (loading || isPrevious) && last?.text === text;
  return error ?? (isAskedAgain ? last.error : undefined);
}

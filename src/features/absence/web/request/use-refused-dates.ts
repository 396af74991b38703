import { useLayoutEffect, useRef, useState } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { overlapText, refusalText, refusedField, type DateTexts } from './refused-dates.ts';
import type { RequestValues } from './request-values.ts';
import type { RequestInput } from './to-request.ts';

interface Previewed {
  values: RequestValues;
  request: RequestInput | undefined;
  /** Why it would be refused. */
  error: CallError | undefined;
  /** What was counted, also of what would be refused for too few days. */
  calculation: Calculation | undefined;
}

/** Why the days cannot be used, beside their fields: by the preview, or by the answer to what was sent, until the request is another. */
export function useRefusedDates({ values, request, error, calculation }: Previewed): {
  texts: DateTexts;
  /** Takes a refusal of what was sent; whether it is said beside a field. */
  take: (refused: CallError) => boolean;
} {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const [sent, setSent] = useState<{ error: CallError; about: string }>();
  // The comment does not affect it.
  const about = JSON.stringify({ ...request, comment: '' });
  const present = useRef(about);
  useLayoutEffect(() => void (present.current = about));
  const textsOf = (refused: CallError | undefined, counted?: Calculation): DateTexts => {
    const field = refusedField(refused, values);
    return refused && field ? { [field]: refusalText(refused, counted, t, format) } : {};
  };
  const overlaps = overlapText(calculation?.overlaps ?? [], t, format);
  return {
    texts: { ...(sent?.about === about && textsOf(sent.error)), ...textsOf(error, calculation), ...(overlaps && { startDate: overlaps }) },
    take: (refused) => {
      setSent({ error: refused, about });
      // Of days that are others by now it is said over the buttons.
      return about === present.current && refusedField(refused, values) !== undefined;
    },
  };
}

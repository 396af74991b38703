import type { ReactNode } from 'react';
import { fromPort } from '#kernel/web/from-port.ts';
import type { AskRecount } from '#kernel/web/ports.ts';
import { useQuestion } from '#ui/use-question.ts';
import type { EditValues } from './edit-values.ts';

/** Asks before another country of a person is saved that counts their booked absence again (absence.81). */
export function useCountryQuestion() {
  const { question, ask } = useQuestion<AskRecount>();
  async function isConfirmed(companyUserId: string, base: EditValues, { address: { country } }: EditValues): Promise<boolean> {
    if (country === base.address.country) return true;
    const preview = await fromPort('recountOfCountry');
    const show = await preview({ companyUserId, country });
    return show === undefined || ask(show);
  }
  const shown: ReactNode = question?.about(question.answer);
  return { question: shown, isConfirmed };
}

import { ProviderRefusal, type RefusalDetails, type RefusalKind } from '../provider.ts';
import { isHarmless, type Answer, type Question } from './ask.ts';

const kinds: ReadonlyMap<number, RefusalKind> = new Map([
  [400, 'invalid'],
  [401, 'invalidKey'],
  [402, 'noPermission'],
  [403, 'noPermission'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'notFound'],
  [412, 'conflict'],
  [422, 'invalid'],
]);

/** What a status says by itself. Only a refusal proves that nothing was done: a fault or a timeout may have come after the work, also 503 from what stands before the system. */
export function kindOf(question: Pick<Question, 'method' | 'isHarmless'>, status: number): RefusalKind {
  const known = kinds.get(status);
  if (known) return known;
  if (status < 500 && status !== 408) return 'invalid';
  return isHarmless(question) ? 'unavailable' : 'uncertain';
}

/** No more is kept of what a system says; it may say anything. */
const maxLetters = 500;
const maxFields = 20;

/** A refusal in the system's words, which are hidden already; without any, the status is named. */
export function refusal(kind: RefusalKind, status: number, said: { words?: string } & Pick<RefusalDetails, 'fields'>): ProviderRefusal {
  const words = (said.words ?? '').slice(0, maxLetters);
  const fields = said.fields?.slice(0, maxFields);
  const details = { status, ...(words !== '' && { words }), ...(fields && fields.length > 0 && { fields }) };
  return new ProviderRefusal(kind, words === '' ? `It answered ${status}.` : words, details);
}

/** An answer that is none of those the system's description has. A change that was answered so may have been made. */
export function unreadable(question: Pick<Question, 'method' | 'isHarmless'>, { status }: Answer): ProviderRefusal {
  const kind = isHarmless(question) ? 'unavailable' : 'uncertain';
  return new ProviderRefusal(kind, 'It answered in another way than it describes.', { status });
}

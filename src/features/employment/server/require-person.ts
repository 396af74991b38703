import { viewPerson } from '#features/people/server/public.ts';
import type { DocumentCall } from './open-document.ts';

type Seen = Awaited<ReturnType<typeof viewPerson>>;

/** Why the caller makes no contract for a person; null when they may. It says what is kept of them, pay and private e-mail too (employment.22). */
export function personRefusal(person: Pick<NonNullable<Seen>, 'visibility'> | undefined): 'common.NotFound' | 'common.Forbidden' | null {
  if (!person) return 'common.NotFound';
  return person.visibility === 'all' || person.visibility === 'own' ? null : 'common.Forbidden';
}

/** Refuses a contract for somebody whom the caller may not see; locked, so that nobody erases the person meanwhile. */
export async function requirePerson({ company, actor, fail }: DocumentCall, companyUserId: string): Promise<void> {
  const refusal = personRefusal(await viewPerson(company, actor.member, companyUserId, { lock: true }));
  if (refusal) fail(refusal);
}

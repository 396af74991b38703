import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { isRunning, notifyBy } from '../../contract/rules/breach-duties.ts';
import { readResponsiblePeople } from '../responsible-people.ts';
import { clockParts, notifyOfClocks, type Clock } from '../notify-of-clocks.ts';
import { readBreaches, type StoredBreach } from './store-breaches.ts';

/** Tells those who keep the area that a breach was found; whoever registered it knows. */
export async function notifyFound(
  { company, services, actor, today }: Pick<CallContext, 'company' | 'services' | 'actor' | 'today'>,
  { breachId, title }: Pick<StoredBreach, 'breachId' | 'title'>,
): Promise<void> {
  const keepers = await readResponsiblePeople({ company, services }, []);
  const to = keepers.of(null).filter((id) => id !== actor.member.companyUserId);
  const facts = { clock: 'breachFound', recordId: breachId, name: title } as const;
  await notifyOfClocks(company, services, [{ key: `gdprBreach:${breachId}:found`, date: today, part: clockParts.breach, facts, to }]);
}

const hour = 3_600_000;
/** The hours before the end at which people are told again; 0 is the end itself. */
const toldAt = [0, 6, 24] as const;

/** Tells of breaches whose hours run out, at night too (gdpr.108). Called often; each of its times is told once. */
export async function notifyOfBreaches(company: Company, services: Services): Promise<void> {
  const now = services.clock.now();
  const running = (await readBreaches(company)).filter((one) => one.state === 'open' && isRunning(one));
  const due = running.flatMap((one) => {
    const by = notifyBy(one.awareAt);
    const step = toldAt.find((hours) => by.getTime() - now.getTime() <= hours * hour);
    return step === undefined ? [] : [{ ...one, by, step }];
  });
  if (due.length === 0) return;
  const to = (await readResponsiblePeople({ company, services }, [])).of(null);
  const clocks = due.map(({ breachId, title: name, by, step }): Clock => {
    const clock = step === 0 ? 'breachLate' : 'breach';
    // The end is part of what makes it one: when somebody corrects when they became aware, it is told anew.
    const end = by.toISOString();
    return {
      key: `gdprBreach:${breachId}:${end}:${step}`,
      date: end.slice(0, 10),
      part: clockParts.breach,
      facts: { clock, recordId: breachId, name },
      to,
    };
  });
  await notifyOfClocks(company, services, clocks);
}

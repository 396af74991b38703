import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { isRunning, isUntold, notifyBy } from '../../contract/rules/breach-duties.ts';
import { readResponsiblePeople } from '../responsible-people.ts';
import { clockParts, notifyOfClocks, type Clock } from '../notify-of-clocks.ts';
import { firstHour, readCompanyHour } from '../store-company.ts';
import { readBreaches, type StoredBreach } from './store-breaches.ts';

/** Tells those who keep the area that a breach was found; whoever registered it knows. */
export async function notifyFound(
  { company, services, actor, today }: Pick<CallContext, 'company' | 'services' | 'actor' | 'today'>,
  { breachId, title }: Pick<StoredBreach, 'breachId' | 'title'>,
): Promise<void> {
  const { keepers } = await readResponsiblePeople({ company, services }, []);
  const to = keepers.filter((id) => id !== actor.member.companyUserId);
  const facts = { clock: 'breachFound', recordId: breachId, name: title } as const;
  await notifyOfClocks(company, services, [{ key: `gdprBreach:${breachId}:found`, date: today, part: clockParts.breach, facts, to }]);
}

const hour = 3_600_000;
/** The hours before the end at which people are told again; 0 is the end itself. */
const toldAt = [0, 6, 24] as const;

/** Tells of breaches whose hours run out, at night too, and in the morning of people who are to be told (gdpr.108). Called often; the same is told once. */
export async function notifyOfBreaches(company: Company, services: Services): Promise<void> {
  const now = services.clock.now();
  const open = (await readBreaches(company)).filter(({ state }) => state === 'open');
  const untold = open.filter(isUntold);
  const clocks = [...hourClocks(open, now), ...(untold.length > 0 ? peopleClocks(untold, await readCompanyHour(company, now)) : [])];
  if (clocks.length === 0) return;
  // A breach has no responsible person: those of the protocol may lack the right to change it.
  const { keepers: to } = await readResponsiblePeople({ company, services }, []);
  await notifyOfClocks(
    company,
    services,
    clocks.map((one) => ({ ...one, part: clockParts.breach, to })),
  );
}

type BreachClock = Pick<Clock, 'key' | 'date' | 'facts'>;

function hourClocks(open: readonly StoredBreach[], now: Date): BreachClock[] {
  return open.filter(isRunning).flatMap(({ breachId, title: name, awareAt }) => {
    const by = notifyBy(awareAt);
    const step = toldAt.find((hours) => by.getTime() - now.getTime() <= hours * hour);
    if (step === undefined) return [];
    const clock = step === 0 ? 'breachLate' : 'breach';
    // The end is part of what makes it one: when somebody corrects when they became aware, it is told anew.
    const end = by.toISOString();
    return [{ key: `gdprBreach:${breachId}:${end}:${step}`, date: end.slice(0, 10), facts: { clock, recordId: breachId, name } }];
  });
}

/** Once a day, until the people are told or an exception is found. */
function peopleClocks(untold: readonly StoredBreach[], { today, hour: hourNow }: { today: string; hour: number }): BreachClock[] {
  if (hourNow < firstHour) return [];
  const facts = ({ breachId: recordId, title: name }: StoredBreach) => ({ clock: 'breachPeople', recordId, name }) as const;
  return untold.map((one) => ({ key: `gdprBreach:${one.breachId}:people`, date: today, facts: facts(one) }));
}

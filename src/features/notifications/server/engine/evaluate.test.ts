import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { add, on } from '#kernel/server/registers.ts';
import { storedSms } from '#kernel/server/sms/outbox.ts';
import { testServer } from '#testing/server.ts';
import type { RuleFields } from '../../contract/rule.ts';
import { addRule, deliveriesIn, prefer, subjectOf, notificationsIn, withMobile } from '../../testing/company-with-rules.ts';
import { peopleAway, reasonSources } from '../public.ts';
import { dueTask } from '../../testing/due-task.ts';
import type { Subject } from '../subject.ts';
import { evaluateCompanies, evaluateCompany } from './evaluate.ts';
import { sendHeldDeliveries, sweepDeliveries } from './send-held.ts';

/** Subjects of a reason without a feature, by company: days that come, and what waits. */
const deadlines = new Map<number, readonly Subject[]>();
const tasks = new Map<number, readonly Subject[]>();
let failing: number | undefined;
/** For which subjects mails of their own were asked for. */
const mailed: string[] = [];
const away = new Set<string>();
const sources = add(reasonSources, {
  ...dueTask,
  reason: 'OnOffBoardingTaskResponsible',
  subjects: async ({ id }) => {
    if (id === failing) throw new Error('no tasks today');
    return [...(deadlines.get(id) ?? []), ...(tasks.get(id) ?? [])];
  },
  mails: async (_company, _services, subjects) => {
    mailed.push(...subjects.map(({ key }) => key));
    return () => undefined;
  },
});
// The feature of the reason has subjects of its own.
const server = await testServer(
  {},
  [sources, on(peopleAway, async ({ day }) => (day === '2026-11-21' ? [...away] : []))],
  [],
  ['onoffboarding'],
);
const { database, services, clock } = server;

const before = (days: number) => ({ difference: { direction: 'before', days } }) as const;
const after = (days: number) => ({ difference: { direction: 'after', days } }) as const;
const contracts: Partial<RuleFields> = { reason: 'OnOffBoardingTaskResponsible', recipients: ['relatedUser'], ...before(14) };

beforeEach(() => {
  clock.set('2026-11-21T09:00:00Z');
  failing = undefined;
});

async function world(...rules: Partial<RuleFields>[]) {
  const company = await server.newCompany();
  const kari = String((await company.person('employee')).companyUserId);
  const within = <T>(work: Parameters<typeof database.forCompany<T>>[1]) => database.forCompany(company.companyId, work);
  await within(async (unit) => {
    for (const rule of rules) await addRule(unit, String(company.admin.companyUserId), rule);
  });
  return { companyId: company.companyId, kari, within };
}
const keys = async ({ companyId }: { companyId: number }) => (await notificationsIn(database, companyId)).map(({ key }) => key);
const evaluate = ({ companyId }: { companyId: number }) => evaluateCompany(services, companyId);

describe('a day', () => {
  test('begins at seven by the clocks of the company, and is evaluated once', async () => {
    const place = await world(contracts);
    deadlines.set(place.companyId, [subjectOf('contract', place.kari, { date: '2026-12-05' })]);
    await place.within(({ tx }) => sql`insert into notification_evaluation values (${place.companyId}, '2026-11-20')`.execute(tx));
    clock.set('2026-11-21T05:59:00Z');
    await evaluate(place);
    expect(await keys(place)).toEqual([]);
    clock.set('2026-11-21T06:00:00Z');
    await evaluate(place);
    clock.set('2026-11-21T20:00:00Z');
    await evaluate(place);
    expect(await keys(place)).toEqual(['contract 2026-11-21']);
    expect(await deliveriesIn(database, place.companyId)).toMatchObject([{ channel: 2, status: 'left' }]);
  });

  test('on the other side of the earth is that of its own calendar', async () => {
    const place = await world(contracts);
    await place.within(({ tx }) =>
      sql`update company set time_zone = 'Pacific/Auckland' where company_id = ${place.companyId}`.execute(tx),
    );
    deadlines.set(place.companyId, [subjectOf('contract', place.kari, { date: '2026-12-06' })]);
    clock.set('2026-11-21T18:02:00Z');
    await evaluate(place);
    expect(await keys(place)).toEqual(['contract 2026-11-22']);
  });

  test('that no server ran is caught up, in order, for two weeks', async () => {
    const place = await world(contracts);
    const days = ['2026-11-30', '2026-12-01', '2026-12-08', '2026-12-13', '2026-12-14'];
    deadlines.set(
      place.companyId,
      days.map((day) => subjectOf(`contract of ${day}`, place.kari, { date: day })),
    );
    clock.set('2026-11-15T09:00:00Z');
    await evaluate(place);
    clock.set('2026-11-30T09:00:00Z');
    await evaluate(place);
    expect(await keys(place)).toEqual([
      'contract of 2026-12-01 2026-11-17',
      'contract of 2026-12-08 2026-11-24',
      'contract of 2026-12-13 2026-11-29',
      'contract of 2026-12-14 2026-11-30',
    ]);
  });

  test('before a rule was made tells nothing of it', async () => {
    const place = await world(contracts);
    await place.within(({ tx }) =>
      sql`update notification_rule set created_at = '2026-11-24T09:00:00Z' where company_id = ${place.companyId}`.execute(tx),
    );
    deadlines.set(
      place.companyId,
      ['2026-12-06', '2026-12-08'].map((day) => subjectOf(day, place.kari, { date: day })),
    );
    await evaluate(place);
    clock.set('2026-11-25T09:00:00Z');
    await evaluate(place);
    expect(await keys(place)).toEqual(['2026-12-08 2026-11-24']);
  });

  test('what waits is repeated until it is done, once for all days that were missed', async () => {
    const place = await world({
      ...dueTask,
      reason: 'OnOffBoardingTaskResponsible',
      recipients: ['relatedUser'],
      ...after(1),
      repeatDays: 2,
    });
    const task = subjectOf('task', place.kari, { date: '2026-11-20', doneOn: null });
    tasks.set(place.companyId, [task]);
    await evaluate(place);
    clock.set('2026-11-23T09:00:00Z');
    await evaluate(place);
    clock.set('2026-11-30T09:00:00Z');
    await evaluate(place);
    const told = await notificationsIn(database, place.companyId);
    expect(told.map(({ key, facts }) => [key, facts])).toEqual([
      ['task 2026-11-21', { waitedDays: 1 }],
      ['task 2026-11-23', { waitedDays: 3 }],
      ['task 2026-11-29', { waitedDays: 9 }],
    ]);
    tasks.set(place.companyId, [{ ...task, doneOn: '2026-12-01' }]);
    clock.set('2026-12-05T09:00:00Z');
    await evaluate(place);
    expect(await keys(place)).toHaveLength(3);
  });

  test('what happened is told as it does, not again in the morning', async () => {
    const place = await world({ reason: 'UserCreated', recipients: ['allSystemAdmins'] });
    await evaluate(place);
    expect(await keys(place)).toEqual([]);
  });

  test('of a company that fails is tried again, and the others are evaluated', async () => {
    const [first, second] = [await world(contracts), await world(contracts)];
    for (const { companyId, kari } of [first, second]) deadlines.set(companyId, [subjectOf('contract', kari, { date: '2026-12-05' })]);
    failing = first.companyId;
    await expect(evaluateCompanies(services)).rejects.toThrow(`1 companies failed: ${first.companyId}`);
    expect([await keys(first), await keys(second)]).toEqual([[], ['contract 2026-11-21']]);
    failing = undefined;
    await evaluateCompanies(services);
    expect(await keys(first)).toEqual(['contract 2026-11-21']);
  });

  test('costs as many statements for a hundred subjects and rules of one reason as for one', async () => {
    const costOf = async (count: number) => {
      const place = await world(...Array.from({ length: count }, (_unused, index) => ({ ...contracts, title: `Regel ${index}` })));
      deadlines.set(
        place.companyId,
        Array.from({ length: count }, (_unused, index) => subjectOf(`contract:${index}`, place.kari, { date: '2026-12-05' })),
      );
      const start = database.statements();
      await evaluate(place);
      return database.statements() - start;
    };
    const [one, many] = [await costOf(1), await costOf(30)];
    expect(many).toBe(one);
    expect(one).toBeLessThan(20);
  });
});

describe('what is held', () => {
  test('has its own mail made once, also when it leaves on another day for one reader than for another', async () => {
    const place = await world({ ...contracts, recipients: ['relatedUser', 'ruleCreator'], channels: [2] });
    // Their mail of the day has gone when the day of the company begins.
    await place.within((company) => prefer(company, place.kari, { digestAt: '06:00' }));
    deadlines.set(place.companyId, [subjectOf('mailed once', place.kari, { date: '2026-12-05' })]);
    await evaluate(place);
    expect((await deliveriesIn(database, place.companyId)).map(({ status }) => status).toSorted()).toEqual(['held', 'left']);
    expect(mailed.filter((key) => key === 'mailed once')).toHaveLength(1);
  });

  const lines = async (place: { companyId: number }) =>
    (await deliveriesIn(database, place.companyId)).map(({ channel, status, content }) => `${channel} ${status} ${content === null}`);
  async function held() {
    const place = await world(
      { ...contracts, channels: [1, 2, 3] },
      { ...dueTask, reason: 'OnOffBoardingTaskResponsible', recipients: ['relatedUser'], channels: [2] },
    );
    const email = `${place.kari}@example.no`;
    await place.within(async (company) => {
      await sql`update account set email = ${email} where id = (select account_id from company_user where id = ${place.kari}::uuid)`.execute(
        company.tx,
      );
      await withMobile(company, place.kari, String(40_000_000 + place.companyId));
      await prefer(company, place.kari, { digestAt: '15:00', quietFrom: '06:00', quietTo: '11:00' });
    });
    deadlines.set(
      place.companyId,
      [1, 2].map((number) => subjectOf(`contract:${number}`, place.kari, { date: '2026-12-05', facts: { day: '2026-12-05' } })),
    );
    tasks.set(place.companyId, [subjectOf('task', place.kari, { facts: { day: '2026-11-21' } })]);
    await evaluate(place);
    const mails = async () => (await server.mails()).filter(({ to }) => to === email);
    const messages = async () => (await storedSms(services)).filter(({ to }) => to === `+47${40_000_000 + place.companyId}`);
    return { ...place, mails, messages };
  }

  test('leaves when its time comes, the digest as one mail', async () => {
    const place = await held();
    expect(await lines(place)).toEqual(['2 held false', '2 held false', '2 held false', '3 held false', '3 held false']);
    clock.set('2026-11-21T09:59:00Z');
    await sendHeldDeliveries(services);
    expect([await place.mails(), await place.messages()]).toEqual([[], []]);
    clock.set('2026-11-21T10:00:00Z');
    await sendHeldDeliveries(services);
    expect([await place.mails(), (await place.messages()).length]).toEqual([[], 2]);
    clock.set('2026-11-21T14:00:00Z');
    await Promise.all([sendHeldDeliveries(services), sendHeldDeliveries(services), sendHeldDeliveries(services)]);
    const [mail, ...others] = await place.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 varsler fra Fjord og Fjell AS');
    expect(mail?.text).toContain('Du får denne e-posten fordi du har bedt om én e-post om dagen fra Fjord og Fjell AS.');
    expect(mail?.text.match(/unsubscribe\?secret=/g)).toHaveLength(2);
    expect(await lines(place)).toEqual(['2 left true', '2 left true', '2 left true', '3 left true', '3 left true']);
  });

  test('is dropped when its reader has ended it, or has left', async () => {
    const place = await held();
    await place.within((company) => prefer(company, place.kari, { muted: ['OnOffBoardingTaskResponsible:3'] }));
    clock.set('2026-11-21T14:15:00Z');
    await sendHeldDeliveries(services);
    expect((await lines(place)).toSorted()).toEqual(['2 left true', '2 left true', '2 left true', '3 dropped true', '3 dropped true']);
    clock.set('2026-11-21T09:00:00Z');
    const gone = await held();
    await gone.within(({ tx }) => sql`update company_user set state = 'inactive' where id = ${gone.kari}::uuid`.execute(tx));
    clock.set('2026-11-21T14:30:00Z');
    await sendHeldDeliveries(services);
    expect([await gone.mails(), await gone.messages(), await lines(gone)]).toEqual([
      [],
      [],
      Array.from({ length: 5 }, (_unused, index) => `${index < 3 ? 2 : 3} dropped true`),
    ]);
  });

  test('is dropped on a day on which its reader is away and wants nothing then', async () => {
    const place = await held();
    const preferences = { digestAt: '15:00', quietFrom: '06:00', quietTo: '11:00' };
    away.add(place.kari);
    await place.within((company) => prefer(company, place.kari, { ...preferences, muteWhileAway: true }));
    clock.set('2026-11-21T14:45:00Z');
    await sendHeldDeliveries(services);
    expect([await place.mails(), await place.messages()]).toEqual([[], []]);
    expect((await lines(place)).every((line) => line.includes('dropped'))).toBe(true);
  });

  test('is forgotten after 90 days, but not while it waits', async () => {
    const place = await held();
    clock.set('2026-11-21T10:00:00Z');
    await sendHeldDeliveries(services);
    clock.set('2027-03-01T10:00:00Z');
    await sweepDeliveries(services);
    expect(await lines(place)).toEqual(['2 held false', '2 held false', '2 held false']);
  });
});

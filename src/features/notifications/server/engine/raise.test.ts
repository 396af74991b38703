import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { addressOf } from '#kernel/contract/page-link.ts';
import { getUserNotifications } from '../../contract/endpoints-bell.ts';
import type { Notification } from '../../contract/notification.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { add, on } from '#kernel/server/registers.ts';
import { storedSms } from '#kernel/server/sms/outbox.ts';
import { testServer } from '#testing/server.ts';
import type { RuleFields } from '../../contract/rule.ts';
import { addRule, deliveriesIn, prefer, subjectOf, notificationsIn, withMobile } from '../../testing/company-with-rules.ts';
import { peopleAway, raise, reasonSources, notifyPeople } from '../public.ts';
import { dueTask } from '../../testing/due-task.ts';
import type { Subject } from '../subject.ts';

/** Who is absent on the day of these tests. */
const away = new Set<string>();
const server = await testServer(
  {},
  [
    on(peopleAway, async ({ day }) => (day === '2026-11-21' ? [...away] : [])),
    // A reason whose feature is left out.
    add(reasonSources, {
      ...dueTask,
      reason: 'OnOffBoardingTaskResponsible',
      subjects: async () => [],
      mails: async () => (subject, reader) => ({
        subject: `${subject.key} ${reader.language}`,
        paragraphs: ['Hele saken', 'Mer om den'],
        action: { label: 'Se på den', path: '/saken' },
      }),
    }),
  ],
  [],
  ['onoffboarding'],
);
const { database, services } = server;

/** A company with two system admins, a team lead with a direct report, and rules. */
async function world(...rules: Partial<RuleFields>[]) {
  const company = await server.newCompany();
  const boss = await company.person('systemadmin', { firstName: 'Berit' });
  const lead = await company.person('manager', { firstName: 'Lise' });
  const kari = await company.person('employee', { firstName: 'Åse', lastName: 'Ødegård', reportsTo: String(lead.companyUserId) });
  const within = <T>(work: (company: Company) => Promise<T>) => database.forCompany(company.companyId, work);
  const admin = String(company.admin.companyUserId);
  await within(async (unit) => {
    for (const rule of rules) await addRule(unit, admin, rule);
  });
  return {
    companyId: company.companyId,
    callers: { boss, lead, kari },
    admin,
    boss: String(boss.companyUserId),
    lead: String(lead.companyUserId),
    kari: String(kari.companyUserId),
    within,
  };
}
type World = Awaited<ReturnType<typeof world>>;
const created = ({ within }: World, ...subjects: Subject[]) => within((company) => raise(company, services, 'UserCreated', subjects));
const told = async ({ companyId }: World) => (await notificationsIn(database, companyId)).map(({ companyUserId }) => companyUserId);
const mailsTo = async ({ within }: World, ...ids: string[]) => {
  const addresses = await within(async ({ tx }) => {
    const { rows } = await sql<{ email: string }>`select account.email from company_user join account on account.id = account_id
      where company_user.id = any(${ids}::uuid[])`.execute(tx);
    return rows.map(({ email }) => email);
  });
  return (await server.mails()).filter(({ to }) => addresses.includes(to));
};

describe('what just happened', () => {
  test('is told in the bell and by mail, to all but whoever did it, and once', async () => {
    const place = await world({});
    const subject = subjectOf(`created:${place.kari}`, place.kari, { by: place.admin });
    await created(place, subject);
    expect(await told(place)).toEqual([place.boss]);
    const mails = await mailsTo(place, place.boss, place.admin);
    expect(mails).toHaveLength(1);
    await created(place, subject);
    expect([await told(place), await mailsTo(place, place.boss)]).toEqual([[place.boss], mails]);
    expect(await deliveriesIn(database, place.companyId)).toMatchObject([{ channel: 2, status: 'left', content: null }]);
  });

  test('is written in the reader’s language, says why it came and how such mail ends', async () => {
    const place = await world({ title: 'Ny kollega' });
    await place.within(({ tx }) =>
      sql`update account set preferred_language = 'en-gb' where id in (select account_id from company_user where id = ${place.boss}::uuid)`.execute(
        tx,
      ),
    );
    await created(place, subjectOf(`created:${place.kari}`, place.kari));
    const [norwegian, english] = [await mailsTo(place, place.admin), await mailsTo(place, place.boss)];
    expect(norwegian[0]?.text).toContain('Du får denne e-posten på grunn av varslingsregelen «Ny kollega» i Fjord og Fjell AS.');
    expect(norwegian[0]?.text).toMatch(/Slutt å få e-post om dette: .+\n.+\/no\/unsubscribe\?secret=[\w.-]+\n/);
    expect(norwegian[0]?.text).toContain(`/no/people/details?employeeId=${place.kari}`);
    expect(norwegian[0]?.subject).toContain('Åse Ødegård');
    expect(english[0]?.text).toContain('You get this e-mail because of the rule “Ny kollega” at Fjord og Fjell AS.');
    expect(english[0]?.text).toMatch(/\/en-gb\/unsubscribe\?secret=/);
    expect(english[0]?.html).toContain('lang="en-GB"');
  });

  test('names a rule whose title the product gave in the reader’s language', async () => {
    const place = await world({ title: 'New person' });
    await created(place, subjectOf(`created:${place.kari}`, place.kari));
    const [norwegian] = await mailsTo(place, place.admin);
    expect(norwegian?.text).toContain('på grunn av varslingsregelen «Ny person» i');
  });

  test('opens the same page from bell and mail, as far as it opens to the reader', async () => {
    const place = await world({ recipients: ['reportingManager', 'allSystemAdmins'] });
    const [ola = ''] = await place.within(async ({ id, tx }) => {
      const { rows } = await sql<{ id: string }>`
        insert into company_user (company_id, id, state, role, first_name, last_name, search_text, reporting_to, created_at, updated_at)
        values (${id}, gen_random_uuid(), 'active', 'employee', 'Ola', 'Moe', '', ${place.kari}::uuid, now(), now()) returning id`.execute(
        tx,
      );
      return rows.map((row) => row.id);
    });
    await created(place, subjectOf(`created:${ola}`, ola, { recipients: { reportingManager: [place.lead, place.kari] } }));
    const opened = async (who: Caller) => {
      const [one] = (await who.call(getUserNotifications)).json['userNotifications'] as Notification[];
      const [mail] = await mailsTo(place, String(who.companyUserId));
      const address = one?.target ? addressOf(one.target) : 'nowhere';
      return [address, mail?.text.includes(`/no${address}\n`)];
    };
    // A team lead sees everybody below, not only those who report to them.
    expect(await opened(place.callers.lead)).toEqual([`/people/details?employeeId=${ola}`, true]);
    expect(await opened(place.callers.boss)).toEqual([`/people/details?employeeId=${ola}`, true]);
    expect(await opened(place.callers.kari)).toEqual(['/people', true]);
  });

  test('is not told when the work that it belongs to fails', async () => {
    const place = await world({});
    const failing = place.within(async (company) => {
      await raise(company, services, 'UserCreated', [subjectOf('created', place.kari)]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([await told(place), await mailsTo(place, place.admin, place.boss)]).toEqual([[], []]);
  });

  test.each<[string, Partial<RuleFields>]>([
    ['by a rule about something else', { reason: 'SalaryAccountNumberChanged' }],
    ['by a rule that tells later', { difference: { direction: 'after', days: 3 } }],
    ['by a rule about other actions', { actions: ['approve'] }],
  ])('is not told %s', async (_name, rule) => {
    const place = await world(rule);
    await created(place, subjectOf('created', place.kari));
    expect(await told(place)).toEqual([]);
  });

  test('is not told by a rule that is switched off, nor in a company that has turned notifications off', async () => {
    const place = await world({});
    await place.within(({ tx }) =>
      sql`update company set features_off = '{notifications}' where company_id = ${place.companyId}`.execute(tx),
    );
    await created(place, subjectOf('created', place.kari));
    await place.within(({ tx }) => sql`update company set features_off = '{}' where company_id = ${place.companyId}`.execute(tx));
    await place.within(({ tx }) => sql`update notification_rule set is_active = false where company_id = ${place.companyId}`.execute(tx));
    await created(place, subjectOf('created', place.kari));
    expect(await told(place)).toEqual([]);
  });

  test('costs as many statements for a hundred subjects as for one', async () => {
    const costOf = async (count: number) => {
      const place = await world({ recipients: ['allSystemAdmins', 'reportingManager'] });
      const subjects = Array.from({ length: count }, (_unused, index) => subjectOf(`created:${index}`, place.kari));
      const before = database.statements();
      await created(place, ...subjects);
      const cost = database.statements() - before;
      expect(await told(place)).toHaveLength(count * 3);
      return cost;
    };
    const [one, hundred] = [await costOf(1), await costOf(100)];
    expect(hundred).toBe(one);
    expect(one).toBeLessThan(12);
  });

  test('asks one question where there is no rule', async () => {
    const place = await world();
    const before = database.statements();
    await created(place, subjectOf('created', place.kari));
    // Opening and committing the transaction, its company, and the rules.
    expect(database.statements() - before).toBeLessThanOrEqual(4);
  });
});

test('many things at once are one mail, which names each', async () => {
  const place = await world({ title: 'Nye' });
  const three = [1, 2, 3].map((number) => subjectOf(`created:${number}`, place.kari));
  await created(place, ...three);
  expect(await mailsTo(place, place.boss)).toHaveLength(3);
  const many = [4, 5, 6, 7].map((number) => subjectOf(`created:${number}`, place.kari));
  await created(place, ...many);
  const [mail, ...before] = await mailsTo(place, place.boss);
  expect(before).toHaveLength(3);
  expect(mail?.subject).toBe('4 varsler fra Fjord og Fjell AS');
  expect(mail?.text.match(/Åse Ødegård/g)).toHaveLength(4);
  expect(mail?.text).toContain('Du får denne e-posten på grunn av varslingsregelen «Nye»');
  expect(mail?.text).toContain('/no/unsubscribe?secret=');
});

describe('what people want', () => {
  const rule = { reason: 'SameDayBirthday', recipients: ['relatedUser'], channels: [1, 2, 3] } satisfies Partial<RuleFields>;
  const birthday = (place: World) =>
    place.within((company) => raise(company, services, 'SameDayBirthday', [subjectOf(`birthday:${place.kari}`, place.kari)]));
  const sent = async (place: World) => (await deliveriesIn(database, place.companyId)).map(({ channel, status }) => `${channel} ${status}`);

  test('SMS goes to a mobile number, with its country code', async () => {
    const place = await world(rule);
    await place.within((company) => withMobile(company, place.kari, '912 34 001'));
    await birthday(place);
    expect(await sent(place)).toEqual(['2 left', '3 left']);
    const [sms] = (await storedSms(services)).filter(({ to }) => to === '+4791234001');
    expect(sms?.text).toMatch(/^Fjord og Fjell AS: ./);
  });

  test('what is muted stays in the product', async () => {
    const place = await world(rule);
    await place.within((company) => prefer(company, place.kari, { muted: ['SameDayBirthday:2'] }));
    await birthday(place);
    expect([await told(place), await sent(place)]).toEqual([[place.kari], []]);
  });

  test('quiet hours and the digest hold it, and nothing is readable while it waits', async () => {
    const place = await world(rule);
    await place.within((company) => withMobile(company, place.kari, '91234002'));
    await place.within((company) => prefer(company, place.kari, { digestAt: '15:00', quietFrom: '09:00', quietTo: '11:00' }));
    await birthday(place);
    const held = await deliveriesIn(database, place.companyId);
    expect(held.map(({ channel, status, isDigest, dueAt }) => [channel, status, isDigest, dueAt.toISOString()])).toEqual([
      [2, 'held', true, '2026-11-21T14:00:00.000Z'],
      [3, 'held', false, '2026-11-21T10:00:00.000Z'],
    ]);
    expect(JSON.stringify(held)).not.toMatch(/Ødegård|91234002/);
    expect(await mailsTo(place, place.kari)).toEqual([]);
  });

  test('away and quiet then: only in the product', async () => {
    const place = await world(rule);
    away.add(place.kari);
    await birthday(place);
    expect(await sent(place)).toEqual(['2 left']);
    await place.within((company) => prefer(company, place.kari, { muteWhileAway: true }));
    await place.within((company) => raise(company, services, 'SameDayBirthday', [subjectOf('another', place.kari)]));
    expect([await told(place), await sent(place)]).toEqual([[place.kari, place.kari], ['2 left']]);
  });
});

describe('a reason’s own mail', () => {
  test('says what the reason says, to each in their language', async () => {
    const place = await world({ reason: 'OnOffBoardingTaskResponsible', recipients: ['relatedUser'] });
    await place.within((company) => raise(company, services, 'OnOffBoardingTaskResponsible', [subjectOf('avtale', place.boss)]));
    const [mail] = await mailsTo(place, place.boss);
    expect(mail).toMatchObject({ subject: 'avtale no', text: expect.stringContaining('Hele saken\n\nMer om den\n\nSe på den:\n') });
    expect(mail?.text).toContain('/no/saken');
  });
});

describe('without a rule', () => {
  const remind = (place: World, channels: readonly (1 | 2 | 3)[] = [1, 3]) =>
    place.within((company) =>
      notifyPeople(company, services, [
        { reason: 'NotesNotificationsPersonal', companyUserId: place.kari, subject: subjectOf('note:1', place.lead), channels },
      ]),
    );

  test('one person is told once, by the channels they chose', async () => {
    const place = await world();
    await place.within((company) => withMobile(company, place.kari, '91234003'));
    await remind(place);
    await remind(place);
    expect([await told(place), await deliveriesIn(database, place.companyId)]).toMatchObject([
      [place.kari],
      [{ channel: 3, status: 'left' }],
    ]);
    expect((await storedSms(services)).filter(({ to }) => to === '+4791234003')).toHaveLength(1);
  });

  test('somebody who has left is told nothing', async () => {
    const place = await world();
    await place.within(({ tx }) => sql`update company_user set state = 'inactive' where id = ${place.kari}::uuid`.execute(tx));
    await remind(place, [1, 2, 3]);
    expect([await told(place), await deliveriesIn(database, place.companyId)]).toEqual([[], []]);
  });

  test('mail says that they asked for it', async () => {
    const place = await world();
    await remind(place, [2]);
    const [mail] = await mailsTo(place, place.kari);
    expect(mail?.text).toContain('Du får denne e-posten fordi du har bedt Fjord og Fjell AS om å minne deg på noe.');
  });
});

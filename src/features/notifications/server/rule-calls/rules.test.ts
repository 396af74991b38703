import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import {
  activateRule,
  createRule,
  deactivateRule,
  deleteRule,
  editRule,
  getNotificationsOverview,
} from '../../contract/endpoints-rules.ts';
import type { Rule, RuleFields } from '../../contract/rule.ts';
import { makeRule, ruleFields } from '../../testing/rules-of.ts';

/** One feature with a reason is left out. */
const server = await testServer({}, [], [], ['onoffboarding']);

const overview = async (by: Caller): Promise<{ configurations: Rule[]; reasons: { reason: string }[] }> =>
  // Typed by the contract of the answer.
  (await by.call(getNotificationsOverview, {})).json as never;
const titles = async (by: Caller): Promise<string[]> => (await overview(by)).configurations.map(({ title }) => title);
const editing = (rule: Rule, change: Partial<RuleFields> = {}, rest: object = {}) => ({
  body: { rule: { ...ruleFields({ ...rule, ...change }), ruleId: rule.ruleId, version: rule.version }, ...rest },
});

/** Two admins who may create rules; the first creates them. */
async function world() {
  const company = await server.newCompany();
  const creator = await company.person('systemadmin', { firstName: 'Silje' });
  return { company, admin: company.admin, creator, rule: await makeRule(creator, { title: ' Bursdag  ' }) };
}

test('the overview offers what a rule may say of the reasons whose feature is there', async () => {
  const { admin } = await server.newCompany();
  const { reasons } = await overview(admin);
  expect(reasons.find(({ reason }) => reason === 'Birthday')).toEqual({
    reason: 'Birthday',
    reasonId: 1,
    before: [1, 30],
    after: null,
    instant: true,
    repeats: null,
    repeatsInstant: false,
    onlyRepeats: null,
    hasDate: false,
    recipients: ['reportingManager', 'allSystemAdmins', 'ruleCreator', 'everyoneNonAdmin'].map((kind) => ({ kind, channels: [1, 2] })),
    channels: [1, 2],
    actions: [],
  });
  expect(reasons.find(({ reason }) => reason === 'OnOffBoardingTaskResponsible')).toBeUndefined();
});

test('a rule is on when it is made, and belongs to who made it', async () => {
  const { admin, creator, rule } = await world();
  expect(rule).toMatchObject({ title: 'Bursdag', isActive: true, version: 1, permissions: { edit: true, takeOver: false } });
  expect((await overview(creator)).configurations).toEqual([rule]);
  expect((await overview(admin)).configurations).toMatchObject([
    { createdBy: { companyUserId: creator.companyUserId, isActive: true, mayEdit: true }, permissions: { edit: false, takeOver: false } },
  ]);
});

describe('a title that the product gave', () => {
  const reads = async (by: Caller, language: string) =>
    // Typed by the contract of the answer.
    ((await by.call(getNotificationsOverview, {}, { 'accept-language': language })).json['configurations'] as Rule[]).map(
      ({ title }) => title,
    );

  test.each(['Jubileum', 'Work anniversary'])('%s is read in the language of its reader', async (title) => {
    const { admin } = await server.newCompany();
    await makeRule(admin, { reason: 'WorkAnniversary', title });
    await makeRule(admin, { reason: 'WorkAnniversary', title: 'Jubileum om en uke', difference: { direction: 'before', days: 7 } });
    expect(await reads(admin, 'nb')).toEqual(['Jubileum', 'Jubileum om en uke']);
    expect(await reads(admin, 'en')).toEqual(['Work anniversary', 'Jubileum om en uke']);
  });

  test('stays as it was typed on a rule of another reason', async () => {
    const { admin } = await server.newCompany();
    await makeRule(admin, {
      reason: 'UserCreated',
      title: 'Jubileum',
      recipients: ['allSystemAdmins'],
      difference: { direction: 'instant', days: 0 },
    });
    expect(await reads(admin, 'en')).toEqual(['Jubileum']);
  });

  test('is no change when somebody else saves the rule in their language, and the log reads it in either', async () => {
    const { admin } = await server.newCompany();
    const rule = await makeRule(admin, { reason: 'WorkAnniversary', title: 'Jubileum' });
    await admin.call(editRule, editing(rule, { title: 'Work anniversary', channels: [1, 2] }));
    const read = async (language: 'no' | 'en') =>
      (await logLines(admin, { record: { entity: 'notificationRule', id: rule.ruleId } }, language)).map(({ thing, changes }) => ({
        thing,
        hasTitle: changes.some(({ field }) => field === 'title'),
      }));
    const lines = (thing: string) => [1, 2].map(() => ({ thing, hasTitle: false }));
    expect(await read('no')).toEqual(lines('Jubileum'));
    expect(await read('en')).toEqual(lines('Work anniversary'));
  });
});

test('the log names the rule in the reader’s language, whatever was done with it, and says what changed', async () => {
  const { admin } = await world();
  const made = await makeRule(admin, { reason: 'WorkAnniversary', title: 'Jubileum' });
  const body = { ruleId: made.ruleId };
  await admin.call(editRule, editing(made, { description: 'Kake til alle', recipients: ['allSystemAdmins'] }));
  await admin.call(deactivateRule, { body });
  await admin.call(activateRule, { body });
  await admin.call(deleteRule, { body });
  const said = async (language: 'no' | 'en') =>
    (await logLines(admin, { record: { entity: 'notificationRule', id: made.ruleId } }, language)).map(
      ({ sentence, changes }) =>
        `${sentence.split(' ').slice(2).join(' ')}: ${changes
          .map(({ label }) => label)
          .toSorted()
          .join()}`,
    );
  expect(await said('no')).toEqual([
    'slettet varslingsregelen «Jubileum»: Beskrivelse,Dager,Hendelse,Kanaler,Mottakere,Når',
    'slo på varslingsregelen «Jubileum»: Slått på',
    'slo av varslingsregelen «Jubileum»: Slått på',
    'endret varslingsregelen «Jubileum»: Beskrivelse,Mottakere',
    'opprettet varslingsregelen «Jubileum»: Dager,Hendelse,Kanaler,Mottakere,Når',
  ]);
  expect(await said('en')).toEqual([
    'deleted the notification rule “Work anniversary”: Channels,Days,Description,Event,Recipients,When',
    'turned on the notification rule “Work anniversary”: Turned on',
    'turned off the notification rule “Work anniversary”: Turned on',
    'changed the notification rule “Work anniversary”: Description,Recipients',
    'created the notification rule “Work anniversary”: Channels,Days,Event,Recipients,When',
  ]);
});

test('deactivating somebody says that their rules stay, and who can take them over', async () => {
  const { admin, creator } = await world();
  await makeRule(creator, { reason: 'UserCreated', recipients: ['allSystemAdmins'], difference: { direction: 'instant', days: 0 } });
  const ask = async (companyUserId = '') => (await admin.call(getDeactivation, { query: { companyUserId, purpose: 'deactivate' } })).json;
  expect((await ask(creator.companyUserId))['consequences']).toContainEqual({ key: 'notificationRules', count: 2 });
});

describe('another’s rule', () => {
  test.each([
    ['edited', (by: Caller, rule: Rule) => by.call(editRule, editing(rule, { title: 'Min' }))],
    ['taken over', (by: Caller, rule: Rule) => by.call(editRule, editing(rule, {}, { takeOver: true }))],
    ['switched on', (by: Caller, { ruleId }: Rule) => by.call(activateRule, { body: { ruleId } })],
    ['switched off', (by: Caller, { ruleId }: Rule) => by.call(deactivateRule, { body: { ruleId } })],
    ['deleted', (by: Caller, { ruleId }: Rule) => by.call(deleteRule, { body: { ruleId } })],
  ])('is not %s', async (_, act) => {
    const { admin, rule } = await world();
    const answer = await act(admin, rule);
    expect([answer.status, answer.codes]).toEqual([403, ['notificationRules.RuleSetByAnotherAdmin']]);
    expect((await overview(admin)).configurations[0]).toMatchObject({ title: 'Bursdag', isActive: true, version: 1 });
  });

  test('whose creator has left is taken over by a system admin, and by nobody else', async () => {
    const { company, admin, creator, rule } = await world();
    const hr = await company.person('hradmin');
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: creator.companyUserId } })).status).toBe(200);
    const refused = await hr.call(editRule, editing(rule, {}, { takeOver: true }));
    expect([refused.status, refused.codes]).toEqual([403, ['notificationRules.RuleNotEditable']]);
    expect((await overview(admin)).configurations[0]?.permissions).toEqual({ edit: false, takeOver: true });
    const taken = await admin.call(editRule, editing(rule, {}, { takeOver: true }));
    expect(taken.json['rule']).toMatchObject({
      createdBy: { companyUserId: admin.companyUserId },
      permissions: { edit: true, takeOver: false },
    });
  });

  test('whose creator has a role that sets no rules any more is taken over by a system admin', async () => {
    const { company, admin, creator, rule } = await world();
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company_user set role = 'employee' where company_id = ${company.companyId} and id = ${String(creator.companyUserId)}::uuid`.execute(
        tx,
      ),
    );
    expect((await overview(await company.person('hradmin'))).configurations[0]).toMatchObject({
      createdBy: { isActive: true, mayEdit: false },
      permissions: { edit: false, takeOver: false },
    });
    expect((await admin.call(deactivateRule, { body: { ruleId: rule.ruleId } })).codes).toEqual(['notificationRules.RuleNotEditable']);
    const taken = await admin.call(editRule, editing(rule, {}, { takeOver: true }));
    expect(taken.json['rule']).toMatchObject({
      createdBy: { companyUserId: admin.companyUserId, mayEdit: true },
      permissions: { edit: true },
    });
  });
});

test('a role without the permission is told so in the feature’s own words', async () => {
  const { company } = await world();
  const answer = await (await company.person('manager')).call(getNotificationsOverview, {});
  expect([answer.status, answer.codes]).toEqual([403, ['notificationRules.Forbidden']]);
});

test('a rule is edited, and what it said before stands in the log', async () => {
  const { company, creator, rule } = await world();
  const answer = await creator.call(editRule, editing(rule, { recipients: ['allSystemAdmins'], channels: [1, 2] }));
  expect(answer.json['rule']).toMatchObject({ recipients: ['allSystemAdmins'], channels: [1, 2], version: 2 });
  const logged = await server.database.forCompany(company.companyId, ({ tx }) =>
    sql<{ before: object; after: object }>`
      select before, after from audit_detail detail join audit_log line on line.company_id = detail.company_id and line.id = detail.audit_id
      where line.action = 'notifications.editRule'`.execute(tx),
  );
  expect(logged.rows).toMatchObject([{ before: { recipients: ['reportingManager'] }, after: { recipients: ['allSystemAdmins'] } }]);
});

test('what somebody else has changed meanwhile is not written over', async () => {
  const { creator, rule } = await world();
  await creator.call(editRule, editing(rule, { title: 'Først' }));
  const late = await creator.call(editRule, editing(rule, { title: 'Sist' }));
  expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
  expect(late.json['details']).toMatchObject({ rule: { title: 'Først', version: 2 } });
  expect(await titles(creator)).toEqual(['Først']);
});

describe('a rule that clashes with another', () => {
  test('is not made', async () => {
    const { admin } = await world();
    const answer = await admin.call(createRule, { body: { rule: ruleFields() } });
    expect([answer.status, answer.codes]).toEqual([409, ['notificationRules.IdenticalRuleExists']]);
  });

  test('is made while the other is off, and then keeps that off', async () => {
    const { admin, creator, rule } = await world();
    expect((await creator.call(deactivateRule, { body: { ruleId: rule.ruleId } })).json['rule']).toMatchObject({ isActive: false });
    await makeRule(admin, { title: 'Ny', channels: [1, 2] });
    const back = await creator.call(activateRule, { body: { ruleId: rule.ruleId } });
    expect([back.status, back.codes]).toEqual([409, ['notificationRules.OverlappingRuleExists']]);
  });

  test('is made once by two who make it at the same moment', async () => {
    const { company, admin } = await world();
    const hr = await company.person('hradmin');
    const body = { rule: ruleFields({ reason: 'WorkAnniversary' }) };
    const answers = await Promise.all([admin.call(createRule, { body }), hr.call(createRule, { body })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

test.each<[Partial<RuleFields>, string]>([
  [{ title: 'Hei!' }, 'TitleFormat'],
  [{ recipients: [] }, 'NoRecipients'],
  [{ recipients: ['signingInitiator'] }, 'RecipientNotAllowed'],
  [{ channels: [] }, 'NoMethod'],
  [{ channels: [3] }, 'ChannelNotAllowed'],
  [{ difference: { direction: 'after', days: 1 } }, 'DaysDifferenceNotAllowed'],
  [{ repeatDays: 7 }, 'OccurrenceNotAllowed'],
  [{ actions: ['approve'] }, 'ActionNotAllowed'],
])('%j is refused with %s', async (change, code) => {
  const { admin } = await world();
  const answer = await admin.call(createRule, { body: { rule: ruleFields(change) } });
  expect([answer.status, answer.codes]).toEqual([400, [`notificationRules.${code}`]]);
});

test('a reason whose feature is not there is refused', async () => {
  const { admin } = await world();
  const rule = ruleFields({
    reason: 'OnOffBoardingTaskResponsible',
    recipients: ['relatedUser'],
    difference: { direction: 'instant', days: 0 },
  });
  expect((await admin.call(createRule, { body: { rule } })).status).toBe(400);
});

test('a deleted rule is gone', async () => {
  const { admin, creator, rule } = await world();
  expect((await creator.call(deleteRule, { body: { ruleId: rule.ruleId } })).status).toBe(200);
  expect(await titles(admin)).toEqual([]);
});

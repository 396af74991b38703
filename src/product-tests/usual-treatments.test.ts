import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProposals } from '#features/gdpr/contract/endpoints-flows.ts';
import { givenGame } from '#features/lottery/testing/given.ts';
import { givenPlan } from '#features/onoffboarding/testing/given.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

test('text messages, plans and games are proposed as treatments as soon as a company has some', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const proposed = async (language: 'no' | 'en') => {
    const { json } = await admin.call(getProposals, { query: { language } });
    const proposals = json['proposals'] as { proposalId: string; name: string; why: string }[];
    return proposals.filter(({ proposalId }) => ['hr/onboarding', 'hr/lottery', 'hr/textMessages'].includes(proposalId));
  };
  expect(await proposed('no')).toEqual([]);
  const member = await person('employee');
  await givenPlan(admin, member.companyUserId);
  await givenGame(admin);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`insert into sms_message (company_id, id, status, text, uses_company_name, sent_at, recipients, created_by, created_at)
        values (${companyId}, gen_random_uuid(), 'sent', 'Hei', false, now(), 1, ${admin.companyUserId}::uuid, now())`.execute(tx),
  );
  expect((await proposed('no')).map(({ name }) => name).toSorted()).toEqual(['Lotteri', 'Onboarding og offboarding', 'SMS om arbeidet']);
  expect((await proposed('en')).map(({ why }) => why).toSorted()).toEqual([
    'You draw prizes among employees in Samspill.',
    'You follow plans for those who start and leave in Samspill.',
    'You send text messages from Samspill.',
  ]);
  // A year later texts, numbers and names are erased, and the counts are left.
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update sms_message set text = null where company_id = ${companyId}`.execute(tx),
  );
  expect((await proposed('no')).map(({ proposalId }) => proposalId)).not.toContain('hr/textMessages');
});

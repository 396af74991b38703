import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { confirmCard } from '../../contract/endpoints.ts';
import { cardKind } from '../../contract/kinds.ts';
import { enteredCard } from '../../testing/examples.ts';
import { disableCard, presentCards } from './cards.ts';

const server = await testServer();

test('a state opens only the company that began it, for two hours, and its card is kept and logged once', async () => {
  const [company, other] = [await server.newCompany(), await server.newCompany()];
  const state = await enteredCard({ server, company });
  expect((await other.admin.call(confirmCard, { body: { state } })).codes).toEqual(['payment.CardNotAdded']);
  expect((await (await company.person('accountant')).call(confirmCard, { body: { state } })).status).toBe(403);
  const first = await company.admin.call(confirmCard, { body: { state } });
  const second = await company.admin.call(confirmCard, { body: { state } });
  expect([first.status, second.json]).toEqual([200, first.json]);
  const logged = await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`select 1 from audit_log where company_id = ${company.companyId} and entity = ${cardKind}`.execute(tx),
  );
  expect(logged.rows).toHaveLength(1);
  const late = await enteredCard({ server, company });
  server.clock.advance(2 * 3_600_000 + 1000);
  expect((await company.admin.call(confirmCard, { body: { state: late } })).codes).toEqual(['payment.CardNotAdded']);
});

test('a card that was disabled does not come back with the address it was entered at', async () => {
  const company = await server.newCompany();
  const state = await enteredCard({ server, company });
  await company.admin.call(confirmCard, { body: { state } });
  await server.database.forCompany(company.companyId, async (unit) => {
    const place = { company: unit, services: server.services, now: server.clock.now() };
    for (const { cardUuid } of await presentCards(unit)) await disableCard(place, cardUuid);
  });
  expect((await company.admin.call(confirmCard, { body: { state } })).codes).toEqual(['payment.CardNotAdded']);
  expect(await server.database.forCompany(company.companyId, presentCards)).toEqual([]);
});

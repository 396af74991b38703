import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { identityPorts } from '#app/server/embedded-identity.ts';
import { createApiKey, revokeApiKey } from '#features/account/contract/endpoints.ts';
import { relyingParty, startIdentity, testPassword } from '#identity/testing/identity.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

const server = await testServer();
const identity = await startIdentity(server.database, identityPorts(server.services));
const { mails, publicUrl } = identity;
const fresh = 'blåbær i september';
// One clock: the provider's is that of the machine.
server.clock.set(identity.clock.now().toISOString());

/** A person at the provider with an account in these companies. */
async function signedUp(email: string, language: 'no' | 'en', companies: readonly TestCompany[]) {
  const subject = await identity.addUser({ email, language });
  const [first, ...others] = companies;
  const person = await first?.person('hradmin');
  if (!person) throw new Error('somebody belongs to a company');
  await server.database.transaction(({ tx }) =>
    sql`insert into account_identity (issuer, subject, account_id)
      values (${`${publicUrl}/identity`}, ${subject}, ${person.accountId}::uuid)`.execute(tx),
  );
  for (const { companyId, person: add } of others) {
    const { companyUserId } = await add('employee');
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set account_id = ${person.accountId}::uuid where company_id = ${companyId} and id = ${companyUserId}::uuid`.execute(
        tx,
      ),
    );
  }
  return person;
}

async function resetPassword(email: string, locale: string) {
  const { browser } = await relyingParty(identity);
  await browser.fillIn(await browser.visit(`${publicUrl}/${locale}/forgot-password`), { email });
  const link = /http\S+reset-password\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  return browser.fillIn(await browser.visit(link), { password: fresh, repeat: fresh });
}

test.each([
  ['no', 'no', 'API-nøklene dine virker fortsatt, selv med nytt passord: Lønn (Fjord AS) og Timer (Fjell AS).'],
  ['en', 'en-gb', 'Your API keys still work, even with a new password: Lønn (Fjord AS) and Timer (Fjell AS).'],
] as const)('a new password by mail names the API keys that still work, and where to revoke them: %s', async (language, locale, said) => {
  const email = `keys-${language}@example.no`;
  const companies = [await server.newCompany('Fjord AS'), await server.newCompany('Fjell AS')];
  const person = await signedUp(email, language, companies);
  const make = (companyId: number | undefined, body: object) => person.with({ companyId: companyId ?? 0 }).call(createApiKey, { body });
  const [fjord, fjell] = companies.map(({ companyId }) => companyId);
  await make(fjord, { name: 'Lønn' });
  await make(fjell, { name: 'Timer' });
  await make(fjell, { name: 'Utløpt', expires: new Date(server.clock.now().getTime() + 1000).toISOString() });
  const { json } = await make(fjord, { name: 'Trukket tilbake' });
  await person.call(revokeApiKey, { body: { apiKeyId: json['apiKeyId'] } });
  await companies[0]?.admin.call(createApiKey, { body: { name: 'En annens' } });
  server.clock.advance(2000);

  const page = await resetPassword(email, locale);
  const address = `${publicUrl}/${locale}/my-settings?tab=api-keys`;
  expect(page.text).toContain(said);
  expect(page.text).toContain(`href="${address}"`);
  expect(mails.at(-1)?.text).toContain(said);
  expect(mails.at(-1)?.text).toContain(address);
});

test('nothing is said of keys to who has none that works', async () => {
  const company = await server.newCompany();
  const person = await signedUp('without@example.no', 'en', [company]);
  await person.call(createApiKey, { body: { name: 'Lønn' } });
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company_user set state = 'inactive' where company_id = ${company.companyId} and id = ${person.companyUserId}::uuid`.execute(
      tx,
    ),
  );
  const page = await resetPassword('without@example.no', 'en-gb');
  expect(page.text).toContain('Your password is changed');
  expect([page.text, mails.at(-1)?.text].filter((text) => text?.includes('API key'))).toEqual([]);
});

test('a password changed at the provider names them too', async () => {
  const person = await signedUp('changes@example.no', 'en', [await server.newCompany('Fjord AS')]);
  for (let number = 1; number <= 12; number += 1) await person.call(createApiKey, { body: { name: `K${number}` } });
  const app = await relyingParty(identity);
  await app.redeem(await app.browser.fillIn(await app.begin(), { email: 'changes@example.no', password: testPassword }));
  const page = await app.browser.visit(`${publicUrl}/identity/account/password?language=en`);
  const done = await app.browser.fillIn(page, { current: testPassword, password: fresh, repeat: fresh });
  expect(mails.at(-1)?.text).toContain('K9 (Fjord AS), K10 (Fjord AS) and 2 more.');
  expect(done.text).toContain('K9 (Fjord AS), K10 (Fjord AS) and 2 more.');
  expect(done.text).toContain(`href="${publicUrl}/en-gb/my-settings?tab=api-keys"`);
  const later = await app.browser.visit(`${publicUrl}/identity/account`);
  expect(later.text, 'only after the change').not.toContain('Fjord AS');
});

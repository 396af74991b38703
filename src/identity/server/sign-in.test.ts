import { expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';

const { database } = await testDatabase();
const identity = await startIdentity(database);
await identity.addUser({ email: 'Kari.Nordmann@example.no' });

test('signs in with a password, remembers it, asks again when it is too old, and forgets it after signing out', async () => {
  const app = await relyingParty(identity);
  const page = await app.begin();
  expect(page.address).toContain('/identity/interaction/');
  expect(page.text).toContain('<h1>Sign in</h1>');
  expect(page.text, 'only a new password is measured').not.toMatch(/minlength|data-strength/);

  const wrong = await app.browser.fillIn(page, { email: 'kari.nordmann@example.no', password: 'not this one' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('Wrong e-mail or password');
  expect(wrong.text).toContain('value="kari.nordmann@example.no"');

  const right = await app.browser.fillIn(wrong, { email: 'kari.nordmann@example.no', password: testPassword });
  const { claims, profile, idToken } = await app.redeem(right);
  expect(claims).toMatchObject({ acr: 'urn:samspill:pwd', amr: ['pwd'] });
  expect(profile).toMatchObject({
    email: 'Kari.Nordmann@example.no',
    email_verified: true,
    given_name: 'Kari',
    family_name: 'Nordmann',
    locale: 'en-GB',
  });

  const again = await app.redeem(await app.begin());
  expect(again.claims.sub).toBe(claims.sub);
  const silent = await app.redeem(await app.begin({ prompt: 'none' }));
  expect(silent.claims['auth_time']).toBe(claims['auth_time']);

  const stepUp = await app.begin({ prompt: 'login' });
  expect(stepUp.text).toContain('Confirm that it is you');
  await app.redeem(await app.browser.fillIn(stepUp, { email: 'kari.nordmann@example.no', password: testPassword }));
  const tooOld = await app.begin({ max_age: '0' });
  expect(tooOld.text).toContain('Confirm that it is you');

  const out = await app.browser.request(app.signOutAddress(idToken));
  expect(out.status).toBe(303);
  expect(out.headers.get('location')).toBe(`${identity.publicUrl}/no/logout-redirect?state=x`);
  const none = await app.begin({ prompt: 'none' });
  expect(none.address).toContain('error=login_required');
  expect((await app.begin()).text).toContain('<h1>Sign in</h1>');
});

test('signs in with the domain of the address as it is typed or in punycode', async () => {
  await identity.addUser({ email: 'kari@blåbær.no' });
  const app = await relyingParty(identity);
  const page = await app.begin();
  const { profile } = await app.redeem(await app.browser.fillIn(page, { email: 'Kari@xn--blbr-roah.no', password: testPassword }));
  expect(profile).toMatchObject({ email: 'kari@blåbær.no' });
});

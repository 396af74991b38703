import { expect, test, vi } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import type { ProviderName } from '../provider.ts';
import { runCharge } from './run-charge.ts';
import { chargeSettled, type ChargeSettled } from './settle-charge.ts';
import { insertCharge, writeSent } from './store-charges.ts';

const told: string[] = [];
const listen = on(
  chargeSettled,
  async ({ charge }: ChargeSettled) => void told.push(`${charge.chargeId} ${charge.state} ${charge.reason}`),
);
const builtIn = await testServer({}, [listen]);
// Nobody is there: what was sent to another provider is not asked for here.
const withStripe = await testServer({ stripe: { url: 'http://127.0.0.1:9', secretKey: 'sk_test', webhookSecret: 'whsec_test' } }, [listen]);

/** A payment that was sent to a provider; answers how far it is when it is asked about. */
async function sentTo(server: typeof builtIn, provider: ProviderName): Promise<() => Promise<{ state: string; told: string[] }>> {
  const { companyId } = await server.newCompany();
  const { clock, services } = server;
  const [chargeId, createdAt] = [newId(), clock.now()];
  const formerCharge = {
    chargeId,
    companyId,
    invoiceId: newId(),
    tryNumber: 0,
    amount: 12_500,
    description: 'Faktura 1',
    isPresent: false,
    returnPath: '/',
  };
  await server.database.transaction(async (unit) => {
    await insertCharge(unit, { ...formerCharge, provider, customerRef: 'cus_1', cardRef: 'pm_1', createdAt });
    await writeSent(unit, chargeId, createdAt);
  });
  return async () => ({
    state: (await runCharge(services, chargeId)).state,
    told: told.filter((line) => line.startsWith(chargeId)).map((line) => line.slice(chargeId.length + 1)),
  });
}
const ended = { state: 'declined', told: ['declined provider_changed'] };

test('a payment that a former provider may have made is ended after 20 hours, and the operator is told to look there', async () => {
  const ask = await sentTo(builtIn, 'stripe');
  const errors = vi.spyOn(builtIn.services.log, 'error').mockImplementation(() => undefined);
  builtIn.clock.advance(20 * 3_600_000 - 1000);
  expect([await ask(), errors.mock.calls.length]).toEqual([{ state: 'processing', told: [] }, 0]);
  builtIn.clock.advance(1000);
  expect([await ask(), await ask()]).toEqual([ended, ended]);
  expect(errors.mock.calls).toMatchObject([[{ provider: 'stripe', amount: 12_500 }, expect.stringContaining('look there')]]);
  errors.mockRestore();
});

test('a payment by the built-in provider ends with it, as no money can have moved', async () => {
  expect(await (await sentTo(withStripe, 'builtIn'))()).toEqual(ended);
});

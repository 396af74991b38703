import { expect, test } from 'vitest';
import { accountingPlace, everybodyOf, refusalOf } from '../../../testing/accounting-place.ts';
import { tripletexServer } from '../../../testing/tripletex-server.ts';
import { createTripletex } from './adapter.ts';

const server = await tripletexServer();
const place = await accountingPlace();
const provider = createTripletex({ url: server.url, consumerToken: server.consumerToken }, place);
const everybody = () => everybodyOf(provider, { key: server.employeeToken, consumerToken: null, clientId: null });

test('what it says is kept in part, and nobody waits for it longer than an hour', async () => {
  const said = { message: 'x'.repeat(9000), validationMessages: Array.from({ length: 1000 }, () => ({ message: 'y'.repeat(900) })) };
  const endOfWords = server.fail({ when: /GET \/employee$/, fault: { status: 422, json: said } });
  const refused = await refusalOf(everybody());
  endOfWords();
  expect([refused.message.length, refused.more.fields?.length]).toEqual([500, 20]);
  const headers = { 'x-rate-limit-reset': '999999' };
  const end = server.fail({ when: /GET \/employee$/, fault: { status: 429, headers } });
  const limited = await refusalOf(everybody());
  end();
  expect([limited.kind, limited.more.waitSeconds]).toEqual(['limited', 3600]);
  place.clock.advance(3_600_000);
  await everybody();
});

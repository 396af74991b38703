import { expect, test } from 'vitest';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { testServer } from '#testing/server.ts';
import { sendCode, verifyCode } from '../../contract/endpoints-recipient.ts';
import { sentRequest } from '../../testing/sent-request.ts';
import { mailedCode, signerOf } from '../../testing/signer.ts';

const server = await testServer();

// All ten thousand are tried by `npm run faults`.
const [hours, triesEachHour] = isFaultRun ? [125, 80] : [26, 40];
const minute = 60_000;

test(`${hours * triesEachHour} wrong codes get nowhere`, async () => {
  const company = await server.newCompany();
  const { people } = await sentRequest(server, company, { method: 'emailCode' });
  const { email } = people[0];
  const signer = await signerOf(server, email);
  let [judged, tried] = [0, 0];
  for (let hour = 0; hour < hours; hour += 1) {
    await signer.call(sendCode);
    const right = await mailedCode(server, email);
    const code = right === '000000' ? '111111' : '000000';
    const tries = await Promise.all(Array.from({ length: triesEachHour }, () => signer.call(verifyCode, { body: { code } })));
    tried += tries.filter(({ status }) => status !== 200).length;
    judged += tries.filter(({ codes }) => codes[0]?.startsWith('signing.')).length;
    server.clock.advance(60 * minute);
  }
  expect(tried).toBe(hours * triesEachHour);
  // Nothing but 25 tries a day is compared with a code, and each code with five of them.
  expect(judged).toBeLessThanOrEqual(25 * (Math.floor(hours / 24) + 1));
  expect((await signer.see()).isConfirmed).toBe(false);
});

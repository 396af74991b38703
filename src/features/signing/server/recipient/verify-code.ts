import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { verifyCode as contract } from '../../contract/endpoints-recipient.ts';
import { appendEvent } from '../append-event.ts';
import { codeDigest, isSameDigest } from './code-digest.ts';
import { confirmDevice } from './device.ts';
import { isReadable, openLockedSigner, refuseState } from './open-signer.ts';
import { showInvitation } from './present-invitation.ts';
import { codeRules, mayTry } from './rules/next-code.ts';
import { countTry, deleteCode, lockCode } from './store-confirmation.ts';

type Verdict = 'right' | 'signing.WrongCode' | 'signing.CodeExpired';

/** Wrong and right codes of one signer in a day: guessing all day long finds one of a million codes once in more than a century. */
const triesInADay = 25;

/** Checks a code. A wrong try counts although the call is refused. */
export const verifyCode = twoStepHandler<typeof contract, Verdict>(
  async ({ services, target, now, call: { companyId } }, { body: { code } }) => {
    await requireRate(services, { key: `signing-try|${target}`, limit: triesInADay, windowSeconds: 86_400 });
    // A call by secret is made for the company of its secret.
    if (companyId === undefined) throw new Error('A secret without a company');
    return services.database.forCompany(companyId, (company) => tryCode(company, services, { recipientId: target, code, now }));
  },
  async (context) => {
    const { company, now, prepared: verdict, fail } = context;
    const signer = await openLockedSigner(context);
    refuseState(context, signer, isReadable(signer));
    if (verdict !== 'right') return fail(verdict);
    const { recipientId, requestId, method } = signer;
    // Nobody has a code of another method: it went with the change.
    if (method !== 'emailCode' && method !== 'smsCode') return fail('signing.CodeExpired');
    await confirmDevice(company, context, { recipientId, method, identity: null, now });
    await appendEvent(context, requestId, { kind: 'confirmed', recipientId, facts: { method } });
    return showInvitation(context, { isConfirmed: true });
  },
);

async function tryCode(
  company: Company,
  services: Pick<Services, 'secrets'>,
  { recipientId, code, now }: { recipientId: string; code: string; now: Date },
): Promise<Verdict> {
  const open = await lockCode(company, recipientId);
  if (!open || !mayTry(open, now)) return 'signing.CodeExpired';
  if (isSameDigest(open.digest, codeDigest(services, recipientId, code))) {
    await deleteCode(company, recipientId);
    return 'right';
  }
  await countTry(company, recipientId);
  return open.tries + 1 >= codeRules.tries ? 'signing.CodeExpired' : 'signing.WrongCode';
}

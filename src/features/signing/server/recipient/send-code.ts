import { randomInt } from 'node:crypto';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { requireCompanyRate, requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { sendCode as contract } from '../../contract/endpoints-recipient.ts';
import { appendEvent } from '../append-event.ts';
import { codeDigest } from './code-digest.ts';
import { codeText } from './code-texts.ts';
import { isReadable, openLockedSigner, refuseState, type SignerCall } from './open-signer.ts';
import { codeRules, nextCodeAt } from './rules/next-code.ts';
import { lockCode, putCode } from './store-confirmation.ts';
import type { SignerRow } from './store-signer.ts';

const hour = 3600;

/** Sends a code by e-mail or SMS (signing.54). How often is counted in transactions of their own, so that refused calls count too. */
export const sendCode = twoStepHandler<typeof contract, void>(
  async ({ services, target, call: { ip } }) => {
    // The address first: what it is refused counts for nobody.
    await requireRate(services, { key: `signing-code-from|${ip}`, limit: 60, windowSeconds: hour });
    await requireRate(services, { key: `signing-code|${target}`, limit: 8, windowSeconds: hour });
  },
  async (context) => {
    const { company, services, now, fail } = context;
    const signer = await openLockedSigner(context);
    refuseState(context, signer, isReadable(signer));
    const { recipientId, requestId, method } = signer;
    if (method !== 'emailCode' && method !== 'smsCode') return fail('signing.NoCodeNeeded');
    const last = await lockCode(company, recipientId);
    const wait = last ? (nextCodeAt(last).getTime() - now.getTime()) / 1000 : 0;
    if (wait > 0) fail('common.TooManyRequests', 429, { details: { retryAfterSeconds: Math.ceil(wait) } });
    const to = method === 'emailCode' ? signer.email.toLowerCase() : signer.phoneCountryCode + (signer.phone ?? '');
    await requireCompanyRate(company, services, { key: `signing-code-to|${to}`, limit: 20, windowSeconds: hour });
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now.getTime() + codeRules.minutes * 60_000);
    await putCode(company, { recipientId, digest: codeDigest(services, recipientId, code), sentAt: now, expiresAt });
    await deliver(context, signer, code);
    await appendEvent(context, requestId, { kind: 'codeSent', recipientId, facts: { method } });
    return { validUntil: expiresAt, nextCodeAt: nextCodeAt({ tries: 0, sentAt: now, expiresAt }) };
  },
);

async function deliver({ company, services }: SignerCall, signer: SignerRow, code: string): Promise<void> {
  const { language, email, phoneCountryCode, phone, method, name, companyName } = signer;
  const text = codeText(language, { code, name, company: companyName });
  if (method === 'smsCode') return services.queueSms(company, [{ to: `${phoneCountryCode}${phone}`, text: text.sms }]);
  const body = mailBody({ language, heading: text.heading, paragraphs: [text.text, code], footer: text.footer, isOfCompany: true });
  return services.queueMail(company, { to: email, subject: text.subject, ...body });
}

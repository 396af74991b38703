import { newId } from '#kernel/server/id.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import { plainerText } from '#kernel/contract/sms-parts.ts';
import type { previewMessage as previewContract, sendMessage as contract } from '../contract/endpoints.ts';
import { mergeText } from '../contract/rules/merge-text.ts';
import { beginJob } from './begin-message.ts';
import { handOver } from './hand-over.ts';
import { validateMessage, missesSomebody, overQuota, type ValidatedMessage } from './validate-message.ts';
import { changeOf, reloadMessage } from './open-message.ts';
import { partsOfEach, savings } from './rules/count-parts.ts';
import { readQuota } from './sending.ts';
import { insertMessage } from './store-messages.ts';
import { insertRecipients } from './store-recipients.ts';
import { reserveParts } from './store-sending.ts';

/** Sends a message now, or plans it; its parts are reserved either way (sms.5). */
export const sendMessage: Handler<typeof contract> = async (context, { body }) => {
  const { fail, audit, partly } = context;
  const validated = await validateMessage(context, body);
  const [refusal] = validated.refusals;
  if (refusal) refuse(fail, refusal);
  await reserve(context, validated);
  const messageId = newId();
  await keep(context, { ...validated, messageId, usesCompanyName: body.useCompanyNameForSenderId }, body.sendAt);
  const { reached, parts, sender, notReached } = validated;
  const change = changeOf(messageId, undefined, { recipients: reached.length, parts, sender, sendAt: body.sendAt ?? null });
  audit(body.sendAt === undefined ? change : { ...change, as: 'planMessage' });
  if (missesSomebody(validated)) partly(['sms.NotAllReached']);
  return { message: await reloadMessage(context, messageId), notReached };
};

type SendCall = Context<typeof contract>;

/** Judged by the count that others at the same moment leave, not by the one that was read. */
async function reserve({ company, fail }: SendCall, { month, parts, quota }: ValidatedMessage): Promise<void> {
  if (await reserveParts(company, { month, parts, limit: quota.limit })) return;
  refuse(fail, overQuota({ parts, quota: await readQuota(company, month), month }));
}

type NewMessageContent = ValidatedMessage & { messageId: string; usesCompanyName: boolean };

async function keep(context: SendCall, message: NewMessageContent, sendAt: string | undefined): Promise<void> {
  const { company, actor, services, now } = context;
  const { messageId, text, sender, usesCompanyName, reached, partsEach, month } = message;
  const at = sendAt === undefined ? null : new Date(sendAt);
  const content = { messageId, text, sender, usesCompanyName, sendAt: at, sentAt: at ?? now, recipients: reached.length };
  await insertMessage(company, { ...content, status: at ? 'planned' : 'queued' }, { by: actor.member.companyUserId, now });
  const recipients = reached.map((one, place) => ({ ...one, recipientId: newId(), parts: partsEach[place] ?? 1 }));
  await insertRecipients(company, { messageId, month, now }, recipients);
  if (at) await services.jobs.enqueue(company, beginJob, { companyId: company.id, messageId }, { startAfter: at });
  else await handOver(context, { messageId, text, sender, recipients });
}

/** What a message would be (sms.3). */
export const previewMessage: Handler<typeof previewContract> = async (context, { body }) => {
  const validated = await validateMessage(context, body);
  const { text, reached, sender, month, quota } = validated;
  const addressees = reached.length > 0 ? reached : [{ firstName: null }];
  const [longest] = partsOfEach(text, addressees).toSorted(
    (one, other) => other.parts.length - one.parts.length || other.length - one.length,
  );
  const { costly, savesTogether } = savings(text, addressees);
  return {
    preview: {
      alphabet: longest?.alphabet ?? 'gsm7',
      length: longest?.length ?? 0,
      left: longest?.left ?? 0,
      partsEach: longest?.parts.length ?? 0,
      parts: validated.parts,
      costlyCharacters: costly,
      savesTogether,
      plainerText: plainerText(text),
      sample: mergeText(text, reached[0]?.firstName ?? null),
      reached: reached.length,
      notReached: validated.notReached,
      sender,
      ...quota,
      month,
      refusals: validated.refusals.map(({ refusal, details = {} }) => ({ code: refusal, details })),
    },
  };
};

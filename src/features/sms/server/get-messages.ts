import { countCap } from '#kernel/contract/paging.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  getMessage as oneContract,
  getPossibleRecipients as peopleContract,
  listMessages as contract,
} from '../contract/endpoints.ts';
import { presentListed, reloadMessage } from './open-message.ts';
import { scopeOf } from './policy.ts';
import { numberOf, teamOf } from './resolve-recipients.ts';
import { readSending } from './sending.ts';
import { countMessages, readMessages } from './store-messages.ts';
import { readReachable } from './store-sending.ts';

/** A page of messages, in a constant number of statements. */
export const listMessages: Handler<typeof contract> = async (context, { query }) => {
  const { company, actor } = context;
  const scope = scopeOf(actor.member);
  const { filter = {}, ...part } = query;
  const isBeyond = (part.page - 1) * part.pageSize >= countCap;
  const messages = isBeyond ? [] : await readMessages(company, scope, filter, part);
  return {
    messages: messages.map((message) => presentListed(context, message)),
    totalEntries: await countMessages(company, scope, filter),
    sending: await readSending(context),
  };
};

export const getMessage: Handler<typeof oneContract> = async (context, { query: { messageId } }) => ({
  message: await reloadMessage(context, messageId),
});

/** Everybody who works in the company; for a manager their own team and themselves. */
export const getPossibleRecipients: Handler<typeof peopleContract> = async ({ company, actor: { member } }) => {
  const among = member.levels.sms === 'full' ? 'everybody' : [...(await teamOf(company, member.companyUserId))];
  const people = await readReachable(company, among);
  return {
    people: people.map((person) => ({
      companyUserId: person.companyUserId,
      fullName: person.fullName,
      department: person.department,
      hasNumber: numberOf(person) !== undefined,
    })),
  };
};

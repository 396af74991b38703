import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type * as endpoints from '../../contract/endpoints-slack.ts';
import type { SlackJob } from '../../contract/entities-slack.ts';
import { maxSlackJobs, slackJobKind } from '../../contract/kinds.ts';
import { webhookForm } from '../../contract/kinds-slack.ts';
import { mayIntegrate } from '../policy.ts';
import { hasSlackJob, insertSlackJob, lockSlackJobs, readSlackJobs, removeSlackJob, type SlackJobRow } from './store-slack-jobs.ts';

/** The place that a sealed address is bound to. */
export const webhookPlace = (companyId: number, id: string): string => `${companyId}|slack_job|${id}|webhook`;
/** Addresses are compared by this digest. */
const digestPurpose = 'slack-webhook';

/** The table with sealed addresses. */
export const sealedSlackJobs: SealedTable = {
  table: 'slack_job',
  isOfCompanies: true,
  key: { id: 'uuid' },
  columns: ['webhook'],
  placeOf: ({ companyId, key }) => webhookPlace(companyId, String(key['id'])),
};

function present(job: SlackJobRow, mayChange: boolean): SlackJob {
  const { id, kind, name, language, createdAt, createdByFullName, lastSentAt, offSince, offEnding } = job;
  return {
    id,
    kind,
    name,
    language,
    createdAt: createdAt.toISOString(),
    createdByFullName,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    off: offSince && offEnding && { since: offSince.toISOString(), ending: offEnding },
    permissions: { delete: mayChange },
  };
}

/** What the log says of a message; never its address. */
const logged = ({ kind, name, language }: Pick<SlackJobRow, 'kind' | 'name' | 'language'>) => ({ name, kind, language });

export const getSlackJobs: Handler<typeof endpoints.getSlackJobs> = async ({ company, actor, services }) => {
  const create = mayIntegrate(actor.member);
  return {
    slackJobs: (await readSlackJobs(company)).map((job) => present(job, create)),
    isSending: !services.config.demo,
    permissions: { create },
  };
};

/** Makes a message; its address is judged by its form and asked nothing (integrations.32). */
export const createSlackJob: Handler<typeof endpoints.createSlackJob> = async (context, { body }) => {
  const { company, actor, services, now, audit, fail } = context;
  if (!mayIntegrate(actor.member)) fail('common.Forbidden');
  const { kind, name, language, webhookUrl } = body;
  if (!webhookForm.test(webhookUrl)) fail('integrations.SlackWebhookInvalid');
  await lockSlackJobs(company);
  if (body.replaces !== undefined) await removeOffJob(context, body.replaces);
  const digest = services.secrets.digest(webhookUrl, digestPurpose);
  if (await hasSlackJob(company, { kind, digest })) fail('integrations.SlackJobExists', 409);
  if ((await readSlackJobs(company)).length >= maxSlackJobs) fail('integrations.TooManySlackJobs', 409);
  const id = newId();
  const webhook = services.secrets.encrypt(webhookUrl, webhookPlace(company.id, id));
  await insertSlackJob({ company, by: actor.member.companyUserId, now }, { id, kind, name, language, webhook, digest });
  audit({ entity: slackJobKind, entityId: id, after: logged(body) });
  return { slackJob: present(await openJob(context, id), true) };
};

export const deleteSlackJob: Handler<typeof endpoints.deleteSlackJob> = async (context, { query: { id } }) => {
  const { company, actor, audit, fail } = context;
  if (!mayIntegrate(actor.member)) fail('common.Forbidden');
  const job = await openJob(context, id);
  await removeSlackJob(company, id);
  audit({ entity: slackJobKind, entityId: id, before: logged(job) });
  return {};
};

/** One that Slack takes no more of makes room for its successor, also with the same address. */
async function removeOffJob({ company, audit, fail }: Pick<CallContext, 'company' | 'audit' | 'fail'>, id: string): Promise<void> {
  const job = await openJob({ company, fail }, id);
  if (job.offSince === null) fail('common.Conflict');
  await removeSlackJob(company, id);
  audit({ entity: slackJobKind, entityId: id, before: logged(job) });
}

async function openJob({ company, fail }: { company: Company } & Pick<CallContext, 'fail'>, id: string): Promise<SlackJobRow> {
  const [job] = await readSlackJobs(company, id);
  return job ?? fail('common.NotFound');
}

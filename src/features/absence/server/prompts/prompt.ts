import type { Answer, Input } from '#kernel/contract/endpoint.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type * as endpoints from '../../contract/endpoints-company.ts';
import { loadAbsenceCall, type AbsenceContext } from '../absence-call.ts';
import { findWithDaysLeft, reachedOf, type PromptedPerson } from './find-promptable.ts';
import { notifyPrompted } from './notify-prompted.ts';
import { planPrompt } from './waiting-prompt.ts';

/** The people with days left this year whom the caller may remind. */
export const getPrompt: Handler<typeof endpoints.getPrompt> = async (context, { query }) => {
  const { people, scope, mayChoose } = await findPromptable(context, query);
  return { people: people.map(({ recipient, ...person }) => ({ ...person, isReachable: recipient !== undefined })), scope, mayChoose };
};

/** Reminds one person, the team, or everybody to book their remaining days, each in their own language (absence.46); many, once it cannot be undone any more. */
export const promptToAddAbsence: Handler<typeof endpoints.promptToAddAbsence> = async (context, { body: { message, ...selection } }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const people = reachedOf((await findPromptable(context, selection)).people);
  if (people.length === 0) fail('absence.NobodyToPrompt');
  await requireCompanyRate(company, services, { key: `absence-prompt|${actor.account.id}`, limit: 30, windowSeconds: 3600 });
  const prompted = people.length;
  const change = { entity: 'absencePrompt', entityId: selection.companyUserId ?? String(company.id), after: { prompted } };
  if (prompted > 1) {
    const companyUserIds = people.map(({ companyUserId }) => companyUserId);
    const promptId = await planPrompt(context, { message, companyUserIds, sentBy: actor.member.companyUserId });
    audit({ ...change, as: 'planPrompt' });
    return { prompted, promptId };
  }
  const from = `${actor.account.firstName} ${actor.account.lastName}`;
  await notifyPrompted({ company, services, now, today }, people, { message, from });
  audit(change);
  return { prompted, promptId: null };
};

type PromptChoice = Input<typeof endpoints.getPrompt>['query'];
type Promptable = Omit<Answer<typeof endpoints.getPrompt>, 'people'> & { people: PromptedPerson[] };

async function findPromptable(context: AbsenceContext, { companyUserId, scope: wanted }: PromptChoice): Promise<Promptable> {
  const call = await loadAbsenceCall(context);
  const { viewer } = call;
  if (viewer.level !== 'full' && viewer.level !== 'team') context.fail('common.Forbidden');
  const scope = companyUserId ? 'person' : viewer.level === 'team' ? 'team' : (wanted ?? 'all');
  const among = scope === 'team' ? [...viewer.reports] : undefined;
  const { withDaysLeft, isEmpty, mayRemindAll } = await findWithDaysLeft(call, companyUserId ? [companyUserId] : among);
  if (companyUserId && isEmpty) context.fail('common.NotFound');
  if (!mayRemindAll) context.fail('common.Forbidden');
  const mayChoose = scope !== 'person' && viewer.level === 'full' && viewer.reports.size > 0;
  return { people: withDaysLeft, scope, mayChoose };
}

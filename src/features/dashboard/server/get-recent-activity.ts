import { readSeenTeam, readTeam } from '#features/people/server/public.ts';
import { auditWords, sentenceOf, type SentenceWords } from '#kernel/server/audit-sentence.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { closedRecords, loggedKinds } from '#kernel/server/logged-kinds.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Activity } from '../contract/activity.ts';
import type { getRecentActivity as contract } from '../contract/endpoints-home.ts';
import { activityVisibility } from './rules/activity-visibility.ts';
import { gatherActivity } from './rules/gather-activity.ts';
import { readActivity, type ActivityRow } from './store-activity.ts';

const longestAgo = 30 * 24 * 60 * 60 * 1000;

/** Recent activity that the caller may see. */
export const getRecentActivity: Handler<typeof contract> = async ({ company, actor, services, now, call }, { query }) => {
  const rows = await readVisibleActivity({ company, services, now }, actor.member);
  const spoken = { words: services.words, language: query.language ?? call.language };
  return { auditLogs: gatherActivity(rows).map((row) => shownActivity(row, actor.member.companyUserId, spoken)) };
};

/** The audit lines that a member may see and has not hidden. */
export async function readVisibleActivity(
  { company, services, now }: { company: Company; services: Pick<Services, 'registers'>; now: Date },
  member: Membership,
): Promise<ActivityRow[]> {
  const kinds = services.registers.of(loggedKinds);
  const visibility = activityVisibility(member, kinds);
  const nameFields = Object.fromEntries([...kinds.values()].flatMap(({ entity, nameField }) => (nameField ? [[entity, nameField]] : [])));
  const confidential = Object.fromEntries(
    [...kinds.values()].flatMap((kind) => (kind.confidential ? [[kind.entity, kind.confidential]] : [])),
  );
  const { companyUserId } = member;
  const team = visibility.team.length + visibility.seenTeam.length > 0 ? await readTeam(company, companyUserId) : [];
  const seenTeam = visibility.seenTeam.length > 0 ? await readSeenTeam(company, member) : [];
  const closed = await closedRecords(company, member, kinds);
  const rows = await readActivity(company, {
    companyUserId,
    visibility,
    team,
    seenTeam,
    nameFields,
    confidential,
    since: new Date(now.getTime() - longestAgo),
  });
  return rows.filter(({ entity, entityId }) => !closed.get(entity)?.includes(entityId));
}

function shownActivity(
  { id, at, action, entity, entityId, via, what, outcome, more, ...row }: ActivityRow & { more: number },
  readerId: string,
  spoken: SentenceWords,
): Activity {
  const actor = whoOf(row.actorId, row.actorName, row.actorImageAt);
  const subject = whoOf(row.subjectId, row.subjectName, row.subjectImageAt);
  const by: Activity['by'] = via.startsWith('support:') ? 'support' : actor ? 'person' : 'system';
  const nameOf = (who: Activity['actor']) => who?.fullName ?? (who ? auditWords[spoken.language].deletedPerson : undefined);
  const line = {
    action,
    entity,
    by,
    what,
    outcome,
    actor: nameOf(actor),
    subject: nameOf(subject),
    isOwn: subject !== null && subject.companyUserId === actor?.companyUserId,
    isActorReader: actor?.companyUserId === readerId,
    isSubjectReader: subject?.companyUserId === readerId,
  };
  return {
    id,
    at: at.toISOString(),
    action,
    entity,
    entityId,
    what,
    more,
    by,
    actor,
    subject,
    sentence: sentenceOf(line, spoken),
  };
}

function whoOf(companyUserId: string | null, fullName: string | null, imageAt: Date | null): Activity['actor'] {
  return companyUserId === null ? null : { companyUserId, fullName, profileImageTimestamp: imageAt?.toISOString() ?? null };
}

import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUser as contract } from '../contract/endpoints.ts';
import { findPerson, showPerson } from './find-person.ts';
import { readInvitationMarks } from './read-invitation-marks.ts';
import { mayInvite, permissionsFor, viewerOf } from './policy.ts';

/** One person with the fields that the caller may see; viewing another person's details is logged. */
export const getCompanyUser: Handler<typeof contract> = async (context, { query }) => {
  const { company, actor, services, audit, fail } = context;
  const viewer = viewerOf(actor.member);
  const id = query.companyUserEncrId;
  const [found, marks] = await Promise.all([
    findPerson({ company, secrets: services.secrets }, viewer, id),
    // Read beside the person for those who may be told.
    readInvitationMarks(context, mayInvite(viewer) || id === viewer.companyUserId ? [{ id }] : []),
  ]);
  const seen = found ?? fail('common.NotFound');
  const { person, visibility } = seen;
  const isAllowed = visibility !== 'none' && (actor.member.state === 'active' || visibility === 'own');
  if (!isAllowed) fail('common.Forbidden');

  const reveal = query.shouldLog && permissionsFor(viewer, visibility, person).reveal;
  if (query.shouldLog && !reveal) fail('common.Forbidden');
  const isLookedIn = actor.member.viewedBy !== undefined;
  if (reveal && isLookedIn) fail('common.ReadOnly');
  if (reveal || isLookedIn || (visibility !== 'own' && visibility !== 'directory')) audit(lookAt(person.id, reveal));
  const companyUser = await showPerson({ company }, viewer, seen, reveal);
  const isTold = companyUser.permissions.invite || (visibility === 'own' && companyUser.isPending);
  return { companyUser: { ...companyUser, invitation: isTold ? marks.get(person.id) : undefined } };
};

function lookAt(id: string, reveal: boolean) {
  const looked = reveal ? 'numbers' : 'details';
  return { entity: 'companyUser', entityId: id, companyUserId: id, after: { looked }, isRepeatable: !reveal };
}

import { peopleInvited } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { identityClient } from '#kernel/server/identity-client.ts';
import type { AccessUser } from '../contract/entities.ts';
import { accessPermissions } from './policy.ts';
import type { AccessViewer } from './policy.ts';
import { readAccess } from './store.ts';
import type { AccessRow } from './store.ts';

/** People in the form of the user list, in a constant number of statements: those given, or everybody active and pending. */
export async function showUsers(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  viewer: AccessViewer,
  ids?: readonly string[],
): Promise<AccessUser[]> {
  const { issuer } = identityClient(services.config, services.secrets);
  const [rows, invitations] = await Promise.all([readAccess(company, { issuer, ids }), services.hooks.tell(peopleInvited, company)]);
  const invited = new Set(invitations.flat());
  const subjects = rows.flatMap((row) => row.subjects);
  const withMfa = services.identity && new Set(await services.identity.subjectsWithMfa(company, subjects));
  return rows.map((row) => shown(row, viewer, { isInvited: invited.has(row.id), withMfa }));
}

function shown(
  row: AccessRow,
  viewer: AccessViewer,
  { isInvited, withMfa }: { isInvited: boolean; withMfa: ReadonlySet<string> | undefined },
): AccessUser {
  const { profileImageAt, state, hasAccess, lastEnteredAt, subjects, ...plain } = row;
  const { id, role, isExternal } = row;
  const mfaEnabled = withMfa ? subjects.some((subject) => withMfa.has(subject)) : null;
  const facts = { id, role, isExternal, isInactive: state === 'inactive', isActive: state === 'active', hasMfa: mfaEnabled === true };
  return {
    ...plain,
    profileImageTimestamp: profileImageAt?.toISOString() ?? null,
    isActive: state === 'active',
    isPending: state === 'pending',
    userAccess: hasAccess ? 'hasAccess' : isInvited ? 'invited' : 'none',
    lastLogin: lastEnteredAt?.toISOString() ?? null,
    mfaEnabled,
    permissions: accessPermissions(viewer, facts),
  };
}

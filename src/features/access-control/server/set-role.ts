import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setRole as contract } from '../contract/endpoints.ts';
import { roleOf } from '#features/rights/contract/role-ids.ts';
import { changeRole } from './change-role.ts';
import { maySetRoles } from './policy.ts';
import { requireOpen } from './require-open.ts';

/** Changes a person's role; users cannot grant a role above their own (roles.4). */
export const setRole: Handler<typeof contract> = async (context, { body: { companyUserId, version, roleId } }) => {
  const { company, actor, fail } = context;
  const role = roleOf(roleId) ?? fail('accesscontrol.RoleDoesNotExist');
  if (!maySetRoles(actor.member))
    fail(role === 'systemadmin' ? 'accesscontrol.NotAllowedToMakeAdmin' : 'accesscontrol.NotAllowedToUpdateRole', 403);
  await requireOpen(company, fail);
  const done = await changeRole(context, { companyUserId, version, to: () => role });
  return 'refusal' in done ? refuse(fail, done) : done;
};

import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { upgrade as contract } from '../contract/endpoints.ts';
import { changeRole } from './change-role.ts';
import { maySetRoles } from './policy.ts';
import { requireOpen } from './require-open.ts';

/** Changes an employee to team lead (people.13). */
export const upgrade: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, fail } = context;
  if (!maySetRoles(actor.member)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  await requireOpen(company, fail);
  const done = await changeRole(context, { ...body, to: (from) => (from === 'employee' ? 'manager' : undefined) });
  // No other obstacle exists for a non-administrator role with more permissions.
  return 'refusal' in done ? refuse(fail, { ...done, refusal: 'accesscontrol.CannotUpdateUserRole' }) : done;
};

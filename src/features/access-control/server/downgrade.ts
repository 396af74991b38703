import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { downgrade as contract } from '../contract/endpoints.ts';
import { changeRole } from './change-role.ts';
import { maySetRoles } from './policy.ts';
import { requireOpen } from './require-open.ts';

/** Another internal role → employee (decisions.md §5). */
export const downgrade: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, fail } = context;
  if (!maySetRoles(actor.member)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  await requireOpen(company, fail);
  const done = await changeRole(context, { ...body, to: (from) => (externalRoles.includes(from) ? undefined : 'employee') });
  if (!('code' in done)) return { user: done };
  if (done.code === 'accesscontrol.MultipleAdminsRequireSubscription' || done.code === 'accesscontrol.ExternalCannotHaveSubordinates')
    throw new Error(`A downgrade cannot be refused with ${done.code}`);
  return fail(done.code, done.status, done.extra);
};

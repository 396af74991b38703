import type { Handler } from '#kernel/server/serve.ts';
import type { upgrade as contract } from '../contract/endpoints.ts';
import { changeRole } from './change-role.ts';
import { maySetRoles } from './policy.ts';
import { requireOpen } from './require-open.ts';

/** Employee → team lead (decisions.md §5). */
export const upgrade: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, fail } = context;
  if (!maySetRoles(actor.member)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  await requireOpen(company, fail);
  const done = await changeRole(context, { ...body, to: (from) => (from === 'employee' ? 'manager' : undefined) });
  if (!('code' in done)) return { user: done };
  // Nothing else stands in the way of more rights that are not an administrator's.
  return fail(
    done.code === 'common.NotFound' || done.code === 'common.Conflict' ? done.code : 'accesscontrol.CannotUpdateUserRole',
    done.status,
    done.extra,
  );
};

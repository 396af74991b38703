import { externalRoles } from '#kernel/contract/permissions.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { downgrade as contract } from '../contract/endpoints.ts';
import { changeRole } from './change-role.ts';
import { maySetRoles } from './policy.ts';
import { requireOpen } from './require-open.ts';

/** Changes another internal role to employee (people.13). */
export const downgrade: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, fail } = context;
  if (!maySetRoles(actor.member)) fail('accesscontrol.NotAllowedToUpdateRole', 403);
  await requireOpen(company, fail);
  const done = await changeRole(context, { ...body, to: (from) => (externalRoles.includes(from) ? undefined : 'employee') });
  if (!('refusal' in done)) return done;
  const { refusal, ...rest } = done;
  if (
    refusal === 'accesscontrol.MultipleAdminsRequireSubscription' ||
    refusal === 'accesscontrol.ExternalCannotHaveSubordinates' ||
    refusal === 'people.UserLimitReached'
  )
    throw new Error(`A downgrade cannot be refused with ${refusal}`);
  return refuse(fail, { refusal, ...rest });
};

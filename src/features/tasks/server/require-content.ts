import { membersByPerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Repeat } from '../contract/entities.ts';
import { accessToTasks, type TaskOwner } from './task-owner.ts';

/** Refuses people who cannot have a task: those outside the company, those without access or who have left, and those to whom its record is closed. */
export async function requireResponsible(
  { company, services, fail }: Pick<CallContext<'tasks.NotResponsible' | 'tasks.ClosedToResponsible'>, 'company' | 'services' | 'fail'>,
  responsibleId: string,
  { owner, ownerId }: { owner: TaskOwner; ownerId: string },
): Promise<void> {
  const members = await membersByPerson({ company, services }, [responsibleId]);
  const member = members.get(responsibleId) ?? fail('common.NotFound');
  if (member.isExternal || member.state !== 'active') fail('tasks.NotResponsible');
  const [access] = await accessToTasks(company, owner, [{ member, ownerId }]);
  if (!access) fail('tasks.ClosedToResponsible');
}

/** What repeats needs a day to count from. */
export function requireRepeatable(fail: Fail, { repeat, dueDate }: { repeat: Repeat | null; dueDate: string | null }): void {
  if (repeat && dueDate === null) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'dueDate', code: 'required' }] });
}

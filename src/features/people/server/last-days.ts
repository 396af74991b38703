import type { CallContext } from '#kernel/server/call-context.ts';
import type { FieldError } from '#kernel/contract/errors.ts';
import { lastDayMoving } from './change-hooks.ts';
import type { PersonRecord } from './person-record.ts';

export type Dated = Pick<PersonRecord, 'id' | 'endDate'>;

/** Why people cannot have the later last days that they are to get, by their ids: other features know (employment.28). */
export async function lastDayErrors(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  changes: readonly { before: Dated; after: Dated }[],
): Promise<ReadonlyMap<string, FieldError>> {
  const moves = changes.flatMap(({ before: { id, endDate: formerDay }, after: { endDate: day } }) =>
    formerDay === null || day === null || day <= formerDay ? [] : [{ companyUserId: id, formerDay, day }],
  );
  if (moves.length === 0) return new Map();
  const answers = await services.hooks.tell(lastDayMoving, { company, moves });
  return new Map(answers.flatMap((errors) => [...errors]));
}

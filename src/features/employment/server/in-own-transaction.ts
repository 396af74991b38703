import { dayIn } from '#kernel/server/clock.ts';
import type { CallContext, MemberActor } from '#kernel/server/call-context.ts';
import type { Call } from '#kernel/server/serve.ts';

interface Preparing<Code extends string> extends Pick<CallContext<Code>, 'services' | 'now' | 'fail'> {
  actor: MemberActor;
  call: Pick<Call, 'companyId'>;
}

/** What a call reads before its own transaction, so that printing holds none. */
export function inOwnTransaction<Code extends string, Read>(
  { services, actor, now, call, fail }: Preparing<Code>,
  read: (context: Pick<CallContext<Code>, 'company' | 'actor' | 'fail' | 'today'>) => Promise<Read>,
): Promise<Read> {
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const today = dayIn(actor.member.timeZone, now);
  return services.database.forCompany(companyId, (company) => read({ company, actor, fail, today }));
}

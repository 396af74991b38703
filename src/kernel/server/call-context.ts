import type { Account, Actor, Membership } from './actor.ts';
import type { Change } from './audit.ts';
import type { Company } from './database/unit.ts';
import type { Fail } from './failure.ts';
import type { Services } from './services.ts';

/** The user who makes a request for a company. */
export type MemberActor = Actor & { account: Account; member: Membership };

/**
 * What a request for a company passes to the functions called by its handler; the context of every such handler is assignable to it. A
 * function takes the part it needs (`Pick<CallContext, 'company' | 'now'>`), so that jobs may call it too, and lists in `Code` the codes it may
 * refuse with in addition to those of every request.
 */
export interface CallContext<Code extends string = never> {
  /** The open transaction of the company. */
  company: Company;
  actor: MemberActor;
  services: Services;
  /** The time of the request by the kernel's clock. */
  now: Date;
  /** The date of the request in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  fail: Fail<Code>;
  audit: (change: Change) => void;
}

/** Who views what, and on which day: a request, or a calendar feed that is read as one of the company's users. */
export interface ViewContext extends Pick<CallContext, 'company' | 'today'> {
  actor: Pick<MemberActor, 'member'>;
}

/** Who writes to a company, and when; `by` is null when no user of the company does. */
export interface WriteContext extends Pick<CallContext, 'company' | 'now'> {
  by: string | null;
}

import type { Account, Actor, Membership } from './actor.ts';
import type { Change } from './audit.ts';
import type { Company } from './database/unit.ts';
import type { Fail } from './failure.ts';
import type { Services } from './services.ts';

/** Who makes a call for a company. */
export type MemberActor = Actor & { account: Account; member: Membership };

/**
 * What a call for a company gives to the functions below its handler, whichever endpoint it is; the context of every such handler fits. A
 * function takes the part it needs (`Pick<CallContext, 'company' | 'now'>`), so that jobs may call it too, and names in `Code` what it may
 * refuse with beside the codes that every call may give.
 */
export interface CallContext<Code extends string = never> {
  /** The open transaction of the company. */
  company: Company;
  actor: MemberActor;
  services: Services;
  /** The moment of the call by the kernel's clock. */
  now: Date;
  /** The day of the call in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  fail: Fail<Code>;
  audit: (change: Change) => void;
}

/** Who looks at what, and on which day: a call, or a feed that is read as one of the company's people. */
export interface ViewContext extends Pick<CallContext, 'company' | 'today'> {
  actor: Pick<MemberActor, 'member'>;
}

/** Who writes to a company, and when; `by` is null when nobody of the company does. */
export interface WriteContext extends Pick<CallContext, 'company' | 'now'> {
  by: string | null;
}

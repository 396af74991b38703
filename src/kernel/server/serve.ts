import type { z } from 'zod';
import type { Endpoint, ErrorCode, Request } from '#kernel/contract/endpoint.ts';
import type { Feature } from '#kernel/contract/feature.ts';
import type { Actor } from './actor.ts';
import type { Change, EnteredCompany } from './audit.ts';
import type { MemberActor } from './call-context.ts';
import type { Company, Unit } from './database/unit.ts';
import type { Fail } from './failure.ts';
import type { FileResponse, StoredContent } from './file-response.ts';
import type { Contribution } from './registers.ts';
import type { Services } from './services.ts';

/** Who calls, narrowed by the contract: a public endpoint may have no account, a company call always has a member, a call by secret has neither; by session in its place it has an account. */
type ActorOf<E extends Endpoint> = E['access'] extends { secret: string }
  ? E['access'] extends { orSession: string }
    ? Actor | undefined
    : undefined
  : E['access'] extends { public: string }
    ? Actor | undefined
    : E['company'] extends 'required'
      ? MemberActor
      : Actor;
type CompanyOf<E extends Endpoint> = E['access'] extends { secret: string } ? Company : E['company'] extends 'required' ? Company : Unit;

/** Facts of the HTTP call, and the few things a handler may set on its answer. */
export interface Call {
  requestId: string;
  ip: string;
  userAgent: string;
  /** The language of the screen the call came from. */
  language: 'no' | 'en';
  cookies: Readonly<Record<string, string | undefined>>;
  /** The company of the tab, as its header says and nobody has checked yet; for calls that are made for no company. */
  tabCompanyId: number | undefined;
  /** The view in which the tab looks at the product as somebody else, likewise unchecked. */
  viewId: string | undefined;
  setCookie: (name: string, value: string, options: { maxAgeSeconds?: number; path?: string }) => void;
  clearCookie: (name: string) => void;
  /** Answers a redirect instead of JSON. */
  redirect: (address: string) => void;
  /** False for what the page asks by itself. */
  isByPerson: boolean;
  /** The connection that made the change, so that it is not told of its own change. */
  liveConnectionId: string | undefined;
  /** The company that the call is made for; before the transaction opens it is known here. */
  companyId: number | undefined;
  /** Whether the caller opens this file, or one that is generated, anew: then it is logged. False for HEAD and for a further part of it. */
  isLookAt: (stored?: StoredContent) => boolean;
  /** Aborts when the caller has gone before the answer: for work that nobody would get the result of. */
  gone: () => AbortSignal;
  /** Of a call whose contract says `signed`: what its signature is over, and the headers that carry it. */
  sent?: SentBytes | undefined;
}

export interface SentBytes {
  bytes: Uint8Array;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Context<E extends Endpoint = Endpoint> {
  /** The open transaction; of one company when the contract says `company: 'required'`, or the call is made by secret. */
  company: CompanyOf<E>;
  /** What the secret of the call opens, as its kind names it. */
  target: E['access'] extends { secret: string } ? string : undefined;
  actor: ActorOf<E>;
  call: Call;
  services: Services;
  /** The moment of the call by the kernel's clock. */
  now: Date;
  /** The day of the call in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Refuses with a declared code. */
  fail: Fail<E['errors'][number]>;
  /**
   * Says what this call changed; the kernel writes it to the audit log with the caller and the endpoint.
   * A call that began without a company and entered one gives it, so that the lines stand in that company's log.
   */
  audit: (change: Change, entered?: EnteredCompany) => void;
  /** Answers 207: done in part, with the codes of what was not. */
  partly: (codes: readonly ErrorCode<E>[]) => void;
}

/** What a handler gives back: the answer as it goes into the contract's schema, or a file. */
type HandlerAnswer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : FileResponse;

/** What is known before the transaction opens. */
export type PrepareContext<E extends Endpoint = Endpoint> = Pick<Context<E>, 'actor' | 'target' | 'call' | 'services' | 'now' | 'fail'>;

type Run<E extends Endpoint, Prepared> = (context: Context<E> & { prepared: Prepared }, request: Request<E>) => Promise<HandlerAnswer<E>>;
type Prepare<E extends Endpoint, Prepared> = (before: PrepareContext<E>, request: Request<E>) => Promise<Prepared>;

export interface Handler<E extends Endpoint> {
  (context: Context<E> & { prepared: never }, request: Request<E>): Promise<HandlerAnswer<E>>;
  /** Work that must not happen inside a transaction: calls to the outside, counts that stay although the call is refused. */
  prepare?: Prepare<E, unknown>;
}
export type Handlers<F extends Feature> = { [Name in keyof F['endpoints']]: Handler<F['endpoints'][Name]> };

/** A handler in two steps: `prepare` runs after the access checks and before the transaction, and `run` finds its result in `prepared`. */
export function twoStepHandler<E extends Endpoint, Prepared>(prepare: Prepare<E, Prepared>, run: Run<E, Prepared>): Handler<E> {
  // The kernel hands `run` exactly what `prepare` answered.
  return Object.assign((context: Context<E>, request: Request<E>) => run(context as Context<E> & { prepared: Prepared }, request), {
    prepare,
  });
}

export interface ServedFeature {
  feature: Feature;
  handlers: Record<string, Handler<Endpoint>>;
  contributions: readonly Contribution[];
}

/**
 * Binds a feature's contract to its handlers; a missing or surplus handler does not compile. What it puts into the registers of others, and
 * what it listens to, stands in `contributions`; importing the room does nothing.
 */
export function serve<F extends Feature>(feature: F, handlers: Handlers<F>, contributions: readonly Contribution[] = []): ServedFeature {
  return { feature, handlers, contributions };
}

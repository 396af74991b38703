import type { z } from 'zod';
import type { FeatureFlag, Permission, SubscriptionFeature } from './permissions.ts';
import type { KernelErrorCode } from './errors.ts';

/** Who may call an endpoint. Silence does not compile, and `public` needs a written reason. */
export type Access =
  | { permission: Permission; feature?: FeatureFlag; subscriptionFeature?: SubscriptionFeature; refusedAs?: RefusedAs }
  | { signedIn: true; feature?: FeatureFlag }
  | { public: string };

/** The codes with which a call's own gate refuses; without them the codes of `common` (access-control.2). */
export interface RefusedAs {
  permission?: ErrorCodeText;
  feature?: ErrorCodeText;
}

/** The states of a user in the company of the call (identity.19). */
export const userStates = ['companyless', 'pending', 'inactive', 'familiar', 'active'] as const;
export type UserState = (typeof userStates)[number];

/** A file sent back instead of JSON. */
export interface FileAnswer {
  file: string;
}

/** What one multipart call may carry: the field of the file, its limit in bytes and how many. */
export interface FileInput {
  field: string;
  maxBytes: number;
  maxCount: number;
  /** The refusal of a larger one; `common.TooLarge` when left out. The stream is cut where the limit is passed. */
  tooLarge?: ErrorCodeText;
}

export type ErrorCodeText = `${string}.${string}`;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The exact path under `/api`; a parameter is written `{name}`. */
  path: `/${string}`;
  access: Access;
  /** Whether it changes anything: audit, the same-origin check and view-as derive from it. */
  effect: 'read' | 'write';
  /** A write that no page of ours need make, and why: it goes by a secret of its own and never by a cookie. It also takes a plain form. */
  fromAnywhere?: string;
  /**
   * While an administrator looks at the product as somebody else every write is refused, and a read answers as for that person.
   * `allowed`: a write that is let through all the same. `refused`: a read that stays between the product and the person.
   */
  whileViewing?: 'allowed' | 'refused';
  /** In a company that is about to be deleted every write is refused; this one is let through all the same. */
  whileEnding?: 'allowed';
  /**
   * A call that would add once more when it is sent again, of a company and with an answer in JSON. Who signs in with a cookie sends a key in
   * `Idempotency-Key` (wire.23), and a second call with that key is given the first one's answer instead of being carried out; with an API key it is left
   * to the caller. `addsSecret`: the answer holds a secret and is not kept, so the second call is only told that it was done.
   */
  repeats?: 'adds' | 'addsSecret';
  /** `none` also accepts `X-Account` 0 or absent. */
  company: 'required' | 'none';
  /** The user states that may call it; only active users when left out. */
  states?: readonly UserState[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  files?: FileInput;
  answer: z.ZodType | FileAnswer;
  /** The refusals a caller must be ready for, as `group.Code`, beyond those every call may give. */
  errors: readonly ErrorCodeText[];
  /** A sentence for the readers of the API documentation. */
  summary?: string;
}

/** Declares one HTTP endpoint; server, web client, OpenAPI and the contract-wide tests derive from it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, z.ZodType> ? { [N in Name]: Sent<E[Name]> } : { [N in Name]?: undefined };

/** One uploaded file: it went to the server's disk as it came, counted and hashed, and is gone when the call ends unless it was kept. */
export interface Upload {
  /** As the caller says; nothing about it has been checked. */
  fileName: string;
  size: number;
  /** In hexadecimal. */
  sha256: string;
  /** The first bytes, which tell what it is. */
  head: Uint8Array;
  /** Where it lies meanwhile. */
  path: string;
  /** The whole of it, for files that are small by their declaration. */
  bytes: () => Promise<Uint8Array>;
}

/** The codes a handler of this endpoint may refuse with. */
export type ErrorCode<E extends Endpoint> = E['errors'][number] | KernelErrorCode;
/** What the caller receives: parsed JSON, or a file. */
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : Blob;
/** What the handler receives, parsed. */
export type Request<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  files: E extends { files: FileInput } ? readonly Upload[] : undefined;
};
/** What the web sends. */
export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { files: FileInput } ? { files: readonly File[] } : { files?: undefined });

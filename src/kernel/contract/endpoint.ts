import type { z } from 'zod';
import type { MediaType } from './media-types.ts';
import type { FeatureFlag, Permission, SubscriptionFeature } from './permissions.ts';
import type { KernelErrorCode } from './errors.ts';

/**
 * Who may call an endpoint. It must be declared (otherwise the code does not compile), and `public` needs a written reason.
 * `secret`: whoever has a secret of this kind, whether signed in or not. Its path, query or body has a field `secret`; the gate enters the company of the
 * secret. `refusal` is the answer to everybody else, 404 `common.NotFound` by default. With `orSession`, the name of another field, a session of the
 * verified address that a secret was made for opens the record of that id as well; such a call has an account, and no place in the company.
 * `ownRecord`: a session is let through without the permission as well, and the handler admits it to the user's own record only. An API key is not.
 */
export type Access =
  | {
      permission: Permission;
      ownRecord?: 'allowed';
      feature?: FeatureFlag;
      subscriptionFeature?: SubscriptionFeature;
      refusedAs?: RefusedAs;
    }
  | { signedIn: true; feature?: FeatureFlag }
  | { secret: string; orSession?: string; refusal?: ErrorCodeText }
  | { public: string };

/** The codes with which the access check of an endpoint refuses; by default the codes of `common` (access-control.2). */
export interface RefusedAs {
  permission?: ErrorCodeText;
  feature?: ErrorCodeText;
}

/** The states of a user in the company of the request (identity.19). */
export const userStates = ['companyless', 'pending', 'inactive', 'familiar', 'active'] as const;
export type UserState = (typeof userStates)[number];

/** A file sent back instead of JSON, and the media types it may have. */
export interface FileAnswer {
  file: readonly MediaType[];
}

/** What a multipart request may contain: the field of the file, its limit in bytes and the number of files. */
export interface FileInput {
  field: string;
  maxBytes: number;
  maxCount: number;
  /** The refusal of a larger file; `common.TooLarge` by default. The stream is cut off at the limit. */
  tooLarge?: ErrorCodeText;
}

export type ErrorCodeText = `${string}.${string}`;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The exact path under `/api`; a parameter is written `{name}`. */
  path: `/${string}`;
  access: Access;
  /** Whether it changes data: audit, the same-origin check and view-as derive from it. */
  effect: 'read' | 'write';
  /** A write that is accepted from any origin, and why: it is authorised by a secret of its own, never by a cookie. It also accepts a plain form. */
  fromAnywhere?: string;
  /** Of a call from anywhere without `body`: proven by a signature over its bytes, so nothing parses them, and the handler is given them as they came (`call.sent`). */
  signed?: true;
  /**
   * While an administrator views the product as another user, every write is refused, and a read answers as for that user.
   * `allowed`: a write that is accepted nevertheless. `refused`: a read that only the user may make.
   */
  whileViewing?: 'allowed' | 'refused';
  /** In a company that is scheduled for deletion every write is refused, except those that declare this. */
  whileEnding?: 'allowed';
  /**
   * A call that would add once more when it is sent again, of a company and with an answer in JSON. Who signs in with a cookie sends a key in
   * `Idempotency-Key` (wire.23), and a second call with that key is given the first one's answer instead of being carried out; with an API key it is left
   * to the caller. `addsSecret`: the answer holds a secret and is not kept, so the second call is only told that it was done.
   */
  repeats?: 'adds' | 'addsSecret';
  /** The file takes long to make: the call waits for its turn, and holds no transaction while it waits (wire.28). For calls that are made by an account. */
  queue?: 'exports';
  /**
   * `allowed`: a call of the account, `signedIn` and without a company, that an API key may make as well; it is then a call for the key's company, with what
   * the key carries (identity.26). Every other such call is refused to keys. `refused`: a call for a company that is refused too, since it is about what
   * the person has for themselves there: keys, notifications, how their pages look.
   */
  byKey?: 'allowed' | 'refused';
  /** `none` also accepts `X-Account` 0 or absent; so does a call by secret, whose company is that of the secret. */
  company: 'required' | 'none';
  /** The user states that may call it; by default only active users. */
  states?: readonly UserState[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  files?: FileInput;
  answer: z.ZodType | FileAnswer;
  /** The codes it may refuse with, as `group.Code`, in addition to those that every request may get. */
  errors: readonly ErrorCodeText[];
  /** A sentence for the API documentation. */
  summary?: string;
}

/** Declares one HTTP endpoint; server, web client, OpenAPI and the contract-wide tests derive from it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Whether a call belongs to the account of whoever is signed in, so that no API key may make it. */
export function isClosedToKeys({ access, company, byKey }: Endpoint): boolean {
  return 'signedIn' in access && byKey !== 'allowed' && (company === 'none' || byKey === 'refused');
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, z.ZodType> ? { [N in Name]: Sent<E[Name]> } : { [N in Name]?: undefined };

/** One uploaded file. It is streamed to disk while it is counted and hashed, and removed when the request ends unless a handler kept it. */
export interface Upload {
  /** As the client sent it, unchecked. */
  fileName: string;
  size: number;
  /** In hexadecimal. */
  sha256: string;
  /** The first bytes, for detecting the content type. */
  head: Uint8Array;
  /** The path of the temporary file. */
  path: string;
  /** The whole content, for files that are small by their declaration. */
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

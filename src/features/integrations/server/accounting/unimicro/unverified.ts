import { z } from 'zod';
import type { Credentials } from '../provider.ts';
import type { Limit } from '../wire/line.ts';
import { filled } from '../wire/values.ts';
import type { CallUniMicro } from './call.ts';
import type { UniEmployee } from './shapes.ts';

/** What Uni Micro's documents do not say, so that it is corrected in one place; the README lists it, and what has no place here. */
export interface UniMicroAssumptions {
  /** Whom its limits count, and how often it may be asked. */
  limit: (clientId: string) => Limit;
  /** What the body of a refusal says, and the names of the fields that it is about. */
  said: (body: unknown) => { words: string; fields: { name: string; message: string }[] };
  /** The addresses of those who manage a company. */
  administrators: (call: CallUniMicro, credentials: Credentials) => Promise<string[]>;
  /** By what a change of a person, or of any part of them, is seen. */
  versionOf: (person: Pick<UniEmployee, 'UpdatedAt' | 'CreatedAt'>) => string | null;
}

const text = z.string().nullish();
const ErrorBody = z.object({
  Message: text,
  error: text,
  error_description: text,
  Messages: z.array(z.object({ Message: text, PropertyName: text })).nullish(),
});
const UserRoles = z.array(z.object({ UserID: z.number() }));
const Users = z.array(z.object({ ID: z.number(), Email: text }));
const maxUsers = '1000';

export const unverified: UniMicroAssumptions = {
  limit: (clientId) => ({ key: `unimicro|${clientId}`, spacing: 100 }),
  said: (body) => {
    if (typeof body === 'string') return { words: body, fields: [] };
    const { Message, Messages, error, error_description: description } = ErrorBody.safeParse(body).data ?? {};
    const fields = (Messages ?? []).map((one) => ({ name: one.PropertyName ?? '', message: one.Message ?? '' }));
    const words = fields.map(({ message }) => message).join(' ');
    return { words: words || Message || description || error || '', fields };
  },
  administrators: async (call, credentials) => {
    const roles = await call(credentials, {
      method: 'GET',
      path: '/api/biz/userroles',
      query: { filter: "SharedRoleName eq 'Administrator'", top: maxUsers },
      answer: UserRoles,
    });
    const users = await call(credentials, { method: 'GET', path: '/api/biz/users', query: { top: maxUsers }, answer: Users });
    const managing = new Set(roles.map(({ UserID }) => UserID));
    return users.flatMap(({ ID, Email }) => (managing.has(ID) && Email ? [Email] : []));
  },
  // Somebody who was never changed was last changed when they were made.
  versionOf: ({ UpdatedAt, CreatedAt }) => filled(UpdatedAt) ?? filled(CreatedAt),
};

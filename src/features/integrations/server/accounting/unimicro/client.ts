import type { z } from 'zod';
import type { Clock } from '#kernel/server/clock.ts';
import type { AccountingConfig } from '#kernel/server/config.ts';
import type { ComparedField } from '../../../contract/kinds.ts';
import { ProviderRefusal } from '../provider.ts';
import type { Answer, Question } from '../wire/ask.ts';
import { hide } from '../wire/hide.ts';
import { createValueCache } from '../wire/value-cache.ts';
import type { Line } from '../wire/line.ts';
import { kindOf, refusal, unreadable } from '../wire/refusal.ts';
import { askSignedIn } from '../wire/signed-in.ts';
import { signAssertion } from './assertion.ts';
import type { CallUniMicro, UniCall } from './call.ts';
import { Token } from './shapes.ts';
import { unverified } from './unverified.ts';

export type UniMicroSettings = NonNullable<AccountingConfig['unimicro']>;

/** The token is the installation's own and lives for an hour; which company it acts for stands in each call. */
export function openUniMicro(settings: UniMicroSettings, { line, clock }: { line: Line; clock: Clock }): CallUniMicro {
  const tokens = createValueCache<string>(clock);
  return async (credentials, call) => {
    const { read } = await askSignedIn({
      line,
      limit: unverified.limit(settings.clientId),
      token: (used) => tokens(settings.clientId, () => signIn({ settings, line, clock }), used),
      question: (token) => questionOf(settings, { call, companyKey: credentials?.key, token }),
      answer: call.answer,
      isOver: ({ status }) => status === 401,
      refuse: (question, answer, token) => refusalOf(question, answer, [credentials?.key, token, ...(call.hidden ?? [])]),
    });
    return read;
  };
}

async function signIn({ settings, line, clock }: { settings: UniMicroSettings; line: Line; clock: Clock }) {
  const { clientId, keyFile, identityUrl } = settings;
  const [url, now] = [`${identityUrl}/connect/token`, clock.now()];
  const assertion = await signAssertion({ clientId, keyFile, audience: url, now }).catch(() => {
    throw new ProviderRefusal('unavailable', 'The key of this installation cannot be read.');
  });
  const question: Question = {
    method: 'POST',
    url,
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      scope: 'AppFramework',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }),
    isHarmless: true,
  };
  const answer = await line.ask(unverified.limit(clientId), question);
  // It is the installation that is refused, not the company's connection.
  if (answer.status >= 400) throw new ProviderRefusal('unavailable', 'It does not let this installation in.', { status: answer.status });
  const token = Token.safeParse(answer.json);
  if (!token.success) throw unreadable(question, answer);
  return { value: token.data.access_token, until: new Date(now.getTime() + Math.max(30, token.data.expires_in - 60) * 1000) };
}

interface CallWithToken {
  call: Omit<UniCall<z.ZodType>, 'answer'>;
  companyKey: string | undefined;
  token: string;
}

function questionOf({ url }: UniMicroSettings, { call, companyKey, token }: CallWithToken): Question {
  const search = new URLSearchParams(call.query).toString();
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(companyKey !== undefined && { companykey: companyKey }),
  };
  const request = { method: call.method, url: `${url}${call.path}${search === '' ? '' : `?${search}`}` };
  if (call.body === undefined) return { ...request, headers };
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(call.body) };
}

const ourFields: Readonly<Record<string, ComparedField>> = {
  Name: 'lastName',
  EmailAddress: 'emailAddress',
  Number: 'mobilePhoneNumber',
  BirthDate: 'birthday',
  AddressLine1: 'streetAddress',
  PostalCode: 'postalCode',
  City: 'city',
  CountryCode: 'country',
  EmployeeNumber: 'employeeNumber',
  SocialSecurityNumber: 'socialSecurityNumber',
};

function refusalOf(question: Question, answer: Answer, secrets: readonly (string | undefined)[]): ProviderRefusal {
  const { words, fields } = unverified.said(answer.json);
  return refusal(kindOf(question, answer.status), answer.status, {
    words: hide(words, secrets),
    fields: fields.map(({ name, message }) => ({
      field: ourFields[name.split('.').at(-1) ?? ''] ?? null,
      message: hide(message, secrets),
    })),
  });
}

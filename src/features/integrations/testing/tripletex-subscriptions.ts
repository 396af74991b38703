import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parsed, jsonOf, type ReceivedRequest, type ReportFault, type Reply } from '#kernel/testing/stub-server.ts';

const address = z.url({ protocol: /^https$/ });
const secret = z.string().min(32).max(200);
const NewSubscription = z.strictObject({
  event: z.enum(['employee.create', 'employee.update', 'employee.delete']),
  targetUrl: address,
  // Nothing of a person may come with a message.
  fields: z.literal('id'),
  hmacSharedSecret: secret,
});
const ChangedSubscription = z.strictObject({
  id: z.number().int(),
  version: z.number().int(),
  status: z.literal('ACTIVE'),
  targetUrl: address,
  hmacSharedSecret: secret,
});

export interface StoredSubscription {
  id: number;
  version: number;
  event: string;
  targetUrl: string;
  status: 'ACTIVE' | 'DISABLED' | 'DISABLED_TOO_MANY_ERRORS' | 'DISABLED_RATE_LIMIT_EXCEEDED' | 'DISABLED_MISUSE';
  hmacSharedSecret: string;
}

/** A message as Tripletex sends it. */
export interface ChangeMessage {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

/** Signs a message as its subscription says. */
export function changeMessage({ id, event, targetUrl, hmacSharedSecret }: StoredSubscription, { key = 'a-message' } = {}): ChangeMessage {
  // Written as another serializer would, so that a parsed body written out again has other bytes.
  const payload = `{ "subscriptionId" : ${id},\n"event":"${event}", "id":1001.0, "value":{"id":1001} }`;
  const signature = createHmac('sha512', hmacSharedSecret).update(`${key}&${payload}`).digest('base64');
  return {
    url: new URL(targetUrl).pathname,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-request-signature': signature },
    payload,
  };
}

interface SubscriptionCall {
  request: ReceivedRequest;
  fault: ReportFault;
  subscriptions: Map<number, StoredSubscription>;
  refused: (status: number, code: number, message: string) => Reply;
}

/** What Tripletex answers to calls about subscriptions, by its API 2.74; undefined for other calls. */
export function answerAboutSubscriptions(call: SubscriptionCall): Reply | undefined {
  const { request, fault, subscriptions, refused } = call;
  const name = `${request.method} ${request.path}`;
  if (name === 'POST /event/subscription') return create(call);
  const [, method, number] = /^(PUT|DELETE) \/event\/subscription\/(\d+)$/.exec(name) ?? [];
  if (number === undefined) return undefined;
  const known = subscriptions.get(Number(number));
  if (!known) return refused(404, 6000, 'Object not found');
  if (method === 'DELETE') {
    if (request.text !== '') fault('a deletion has no body');
    subscriptions.delete(known.id);
    return { status: 204 };
  }
  const body = parsed(ChangedSubscription, jsonOf(request, /^application\/json/, fault), { what: 'body', fault });
  if (!body || body.id !== known.id) return refused(422, 16_000, 'Request mapping failed');
  if (body.version !== known.version) return refused(409, 8000, 'The revision is too old');
  subscriptions.set(known.id, { ...known, ...body, version: known.version + 1 });
  return { status: 200, json: { value: { id: known.id, version: known.version + 1 } } };
}

function create({ request, fault, subscriptions, refused }: SubscriptionCall): Reply {
  const body = parsed(NewSubscription, jsonOf(request, /^application\/json/, fault), { what: 'body', fault });
  if (!body) return refused(422, 16_000, 'Request mapping failed');
  const id = Math.max(500, ...subscriptions.keys()) + 1;
  subscriptions.set(id, { ...body, id, version: 1, status: 'ACTIVE' });
  return { status: 201, json: { value: { id, version: 1, url: `tripletex.no/v2/event/subscription/${id}` } } };
}

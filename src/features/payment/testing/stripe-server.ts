import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parsed, stubServer, type ReceivedRequest, type ReportFault, type StubServer, type Reply } from '#kernel/testing/stub-server.ts';

/** What a card does when it is charged. */
type Behaviour = 'pays' | 'declines' | 'confirms' | 'waits';

interface StoredIntent {
  id: string;
  amount: number;
  customer: string;
  created: number;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
  next_action: { type: string; redirect_to_url: { url: string; return_url: string | null } } | null;
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; refunded: boolean; disputed: boolean } | null;
}

export interface StripeServer extends StubServer {
  secretKey: string;
  webhookSecret: string;
  customers: Map<string, Record<string, string>>;
  intents: Map<string, StoredIntent>;
  /** How often money moved. */
  paid: () => number;
  detached: string[];
  /** Where the browser is led back to from each page for a card. */
  backs: Map<string, string>;
  /** What the card of a setup does; the card is entered by that. */
  enterCard: (setupRef: string, behaviour: Behaviour) => string;
  /** The customer answers their bank, or the bank answers at last. */
  answer: (chargeRef: string, status: 'succeeded' | 'requires_payment_method') => void;
  /** Some of it, or all that is left. */
  refund: (chargeRef: string, amount?: number) => void;
  /** A signed event as Stripe sends it. */
  event: (about: { type: string; object: Record<string, unknown> }, how?: { id?: string; at?: Date; secret?: string }) => SentEvent;
}

export interface SentEvent {
  payload: string;
  headers: Record<string, string>;
}

const metadata = z.record(z.string(), z.string().max(500)).optional();
const NewCustomer = z.strictObject({ name: z.string().min(1), email: z.email().optional(), metadata });
const NewSession = z.strictObject({
  mode: z.literal('setup'),
  currency: z.literal('nok'),
  customer: z.string().startsWith('cus_'),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  success_url: z.url(),
  cancel_url: z.url(),
  locale: z.enum(['nb', 'en-GB']),
  metadata,
});
const NewIntent = z
  .strictObject({
    amount: z.string().regex(/^[1-9]\d*$/),
    currency: z.literal('nok'),
    customer: z.string().startsWith('cus_'),
    payment_method: z.string().startsWith('pm_'),
    allowed_payment_method_types: z.tuple([z.literal('card')]),
    confirm: z.literal('true'),
    description: z.string().max(1000),
    metadata: z.record(z.string(), z.string()),
    off_session: z.literal('true').optional(),
    return_url: z.url().optional(),
  })
  .refine(({ off_session: off, return_url: back }) => (off === undefined) !== (back === undefined), 'off session, or with a way back');

const problem = (status: number, error: Record<string, unknown>): Reply => ({ status, json: { error } });

/** The fields of a form: `metadata[charge]=x`, `list[0]=y`. */
function fieldsOf(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, outer = name, inner] = /^([^[]+)\[([^\]]+)\]$/.exec(name) ?? [];
    if (inner === undefined) fields[outer] = value;
    else if (/^\d+$/.test(inner)) fields[outer] = [...((fields[outer] as unknown[] | undefined) ?? []), value];
    else fields[outer] = { ...(fields[outer] as object | undefined), [inner]: value };
  }
  return fields;
}

/** What Stripe keeps. */
interface StripeState {
  now: () => Date;
  customers: Map<string, Record<string, string>>;
  intents: Map<string, StoredIntent>;
  sessions: Map<string, { customer: string; method?: string }>;
  methods: Map<string, Behaviour>;
  /** The first answer of each idempotency key. */
  answers: Map<string, { text: string; reply: Reply }>;
  detached: string[];
  backs: Map<string, string>;
  payments: number;
  newRef: (kind: string) => string;
}

function pay(kept: StripeState, intent: StoredIntent): void {
  kept.payments += 1;
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.latest_charge = { id: kept.newRef('ch'), object: 'charge', amount_refunded: 0, refunded: false, disputed: false };
}

const shownIntent = (intent: StoredIntent) => ({ object: 'payment_intent', currency: 'nok', ...intent });
const missing = (what: string): Reply =>
  problem(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });

function createIntent(kept: StripeState, fields: z.output<typeof NewIntent>): Reply {
  const { payment_method: method, off_session: isOff, return_url: back = null } = fields;
  const behaviour = kept.methods.get(method);
  if (!behaviour || kept.detached.includes(method)) return missing('PaymentMethod');
  const made: StoredIntent = {
    id: kept.newRef('pi'),
    amount: Number(fields.amount),
    customer: fields.customer,
    created: Math.floor(kept.now().getTime() / 1000),
    status: 'requires_payment_method',
    metadata: fields.metadata,
    last_payment_error: null,
    next_action: null,
    latest_charge: null,
  };
  kept.intents.set(made.id, made);
  if (behaviour === 'declines') return decline(made, { code: 'card_declined', decline_code: 'insufficient_funds' });
  if (behaviour === 'confirms' && isOff) return decline(made, { code: 'authentication_required' });
  if (behaviour === 'confirms') {
    made.status = 'requires_action';
    const url = `https://hooks.stripe.example/3d_secure/${made.id}`;
    made.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: back } };
  } else if (behaviour === 'waits') made.status = 'processing';
  else pay(kept, made);
  return { status: 200, json: shownIntent(made) };
}

function decline(intent: StoredIntent, error: { code: string; decline_code?: string }): Reply {
  intent.last_payment_error = error;
  return problem(402, { type: 'card_error', ...error, message: 'Declined', payment_intent: shownIntent(intent) });
}

function change(kept: StripeState, asked: ReceivedRequest, fault: ReportFault): Reply {
  const fields = fieldsOf(asked.text);
  if (asked.path === '/v1/customers') {
    const wanted = parsed(NewCustomer, fields, { what: 'body', fault });
    const id = kept.newRef('cus');
    kept.customers.set(id, wanted?.metadata ?? {});
    return { status: 200, json: { id, object: 'customer' } };
  }
  if (asked.path === '/v1/checkout/sessions') {
    const wanted = parsed(NewSession, fields, { what: 'body', fault });
    const id = kept.newRef('cs_test');
    kept.sessions.set(id, { customer: wanted?.customer ?? '' });
    kept.backs.set(id, wanted?.success_url ?? '');
    return { status: 200, json: { id, object: 'checkout.session', url: `https://checkout.stripe.example/c/${id}` } };
  }
  if (asked.path === '/v1/payment_intents') {
    const wanted = parsed(NewIntent, fields, { what: 'body', fault });
    return wanted ? createIntent(kept, wanted) : problem(400, { type: 'invalid_request_error', message: 'Badly formatted' });
  }
  return end(kept, asked, fault);
}

function end(kept: StripeState, asked: ReceivedRequest, fault: ReportFault): Reply {
  const [, ref = '', verb] = /^\/v1\/(?:payment_intents|payment_methods)\/([^/]+)\/(cancel|detach)$/.exec(asked.path) ?? [];
  if (verb === 'detach') {
    if (!kept.methods.has(ref) || kept.detached.includes(ref)) return missing('PaymentMethod');
    kept.detached.push(ref);
    return { status: 200, json: { id: ref, object: 'payment_method' } };
  }
  const intent = kept.intents.get(ref);
  if (verb === 'cancel' && intent?.status.startsWith('requires_')) {
    intent.status = 'canceled';
    return { status: 200, json: shownIntent(intent) };
  }
  fault('Stripe has no such call');
  return missing('call');
}

function read(kept: StripeState, asked: ReceivedRequest, fault: ReportFault): Reply {
  const [, kind, ref = ''] = /^\/v1\/(checkout\/sessions|payment_intents)\/?([^/]*)$/.exec(asked.path) ?? [];
  if (kind === 'checkout/sessions') return readSession(kept, ref);
  if (kind === 'payment_intents' && ref === '') {
    const since = Number(asked.query.get('created[gte]'));
    const data = [...kept.intents.values()]
      .filter(({ customer, created }) => customer === asked.query.get('customer') && created >= since)
      .map(shownIntent);
    return { status: 200, json: { object: 'list', url: '/v1/payment_intents', has_more: false, data } };
  }
  const intent = kept.intents.get(ref);
  if (kind === 'payment_intents' && intent) return { status: 200, json: shownIntent(intent) };
  fault('Stripe has no such call');
  return missing('call');
}

function readSession({ sessions }: StripeState, ref: string): Reply {
  const session = sessions.get(ref);
  if (!session) return missing('session');
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
  const method = session.method && { id: session.method, object: 'payment_method', type: 'card', card };
  const status = method ? 'succeeded' : 'requires_payment_method';
  const setup = { id: 'seti_1', object: 'setup_intent', status, payment_method: method ?? null };
  return { status: 200, json: { id: ref, object: 'checkout.session', setup_intent: setup } };
}

const [secretKey, webhookSecret] = ['sk_test_of_the_installation', 'whsec_of_the_address'];

/** Stripe as its API describes it, with customers, cards and payments in memory. It keeps the first answer of each idempotency key. */
export async function stripeServer(now: () => Date): Promise<StripeServer> {
  let last = 0;
  const kept: StripeState = {
    now,
    customers: new Map(),
    intents: new Map(),
    sessions: new Map(),
    methods: new Map(),
    answers: new Map(),
    detached: [],
    backs: new Map(),
    payments: 0,
    newRef: (kind) => `${kind}_${String((last += 1)).padStart(8, '0')}`,
  };
  const server = await stubServer((asked, fault) => {
    if (asked.headers.authorization !== `Bearer ${secretKey}`)
      return problem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    return asked.method === 'GET' ? read(kept, asked, fault) : once(kept, asked, fault);
  });
  const { customers, intents, detached, backs } = kept;
  return Object.assign(server, {
    secretKey,
    webhookSecret,
    customers,
    intents,
    detached,
    backs,
    paid: () => kept.payments,
    ...doings(kept),
  });
}

/** A change, with the first answer of its key when it comes again. */
function once(kept: StripeState, asked: ReceivedRequest, fault: ReportFault): Reply {
  if (!asked.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) fault('a change is a form');
  const key = asked.headers['idempotency-key'];
  if (typeof key !== 'string') {
    if (/^\/v1\/(?:customers|checkout\/sessions|payment_intents)$/.test(asked.path)) fault('a change that adds has an idempotency key');
    return change(kept, asked, fault);
  }
  const former = kept.answers.get(key);
  if (former && former.text !== asked.text) return problem(400, { type: 'idempotency_error', message: 'Keys are for the same parameters' });
  const reply = former?.reply ?? change(kept, asked, fault);
  kept.answers.set(key, { text: asked.text, reply });
  return reply;
}

/** What happens at Stripe by itself. */
function doings(kept: StripeState): Pick<StripeServer, 'enterCard' | 'answer' | 'refund' | 'event'> {
  return {
    enterCard: (setupRef, behaviour) => {
      const session = kept.sessions.get(setupRef);
      if (!session) throw new Error('There is no such session');
      session.method ??= kept.newRef('pm');
      kept.methods.set(session.method, behaviour);
      return session.method;
    },
    answer: (chargeRef, status) => {
      const intent = kept.intents.get(chargeRef);
      if (!intent) throw new Error('There is no such payment');
      if (status === 'succeeded') pay(kept, intent);
      else Object.assign(intent, { status, next_action: null, last_payment_error: { code: 'payment_intent_authentication_failure' } });
    },
    refund: (chargeRef, amount) => {
      const intent = kept.intents.get(chargeRef);
      const charge = intent?.latest_charge;
      if (!charge) throw new Error('There is no such payment');
      charge.amount_refunded = amount === undefined ? intent.amount : charge.amount_refunded + amount;
      charge.refunded = charge.amount_refunded === intent.amount;
    },
    event: ({ type, object }, { id = kept.newRef('evt'), at = kept.now(), secret = webhookSecret } = {}) => {
      const payload = `{ "id": "${id}",\n"object":"event", "type": "${type}", "data":{ "object": ${JSON.stringify(object)} } }`;
      const seconds = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` } };
    },
  };
}

import { z } from 'zod';
import { ProviderRefusal, type ChangeHook, type ChangeNotices, type Credentials } from '../provider.ts';
import type { CallTripletex } from './session.ts';
import { listOf, Subscription } from './shapes.ts';

/** What is told: that somebody was added, changed or deleted. */
export const webhookEvents = ['employee.create', 'employee.update', 'employee.delete'] as const;
type WebhookEvent = (typeof webhookEvents)[number];
/** Of somebody who changed, nothing comes but the id. */
const webhookFields = 'id';

const Made = z.object({ value: z.object({ id: z.number() }) });

/** Webhooks of Tripletex, one subscription for each event; it marks them as a beta (integrations.16). */
export function changeNotices(call: CallTripletex): ChangeNotices {
  return {
    subscribe: async (credentials, hook, known) => {
      const subscriptions: string[] = [];
      try {
        const there = await listSubscriptions(call, credentials);
        const own = there.filter(({ id, targetUrl }) => known.includes(String(id)) || targetUrl === hook.address);
        for (const event of webhookEvents) {
          const [existing, ...others] = own.filter((one) => one.event === event);
          subscriptions.push(await putRight(call, { credentials, hook, event, existing }));
          await endAll(call, credentials, others.map(idOf));
        }
      } catch (error) {
        if (error instanceof ProviderRefusal) return { subscriptions, refusal: error };
        throw error;
      }
      return { subscriptions, refusal: undefined };
    },
    unsubscribe: (credentials, subscriptions) => endAll(call, credentials, subscriptions),
  };
}

const idOf = ({ id }: Subscription): string => String(id);

async function listSubscriptions(call: CallTripletex, credentials: Credentials): Promise<Subscription[]> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/event/subscription',
    query: { from: '0', count: '1000', fields: 'id,version,event,targetUrl,status' },
    answer: listOf(Subscription),
  });
  return values;
}

interface SubscriptionTarget {
  credentials: Credentials;
  hook: ChangeHook;
  event: WebhookEvent;
  existing: Subscription | undefined;
}

/** Makes a subscription, or takes up one again that Tripletex has switched off or that tells another address. */
async function putRight(call: CallTripletex, { credentials, hook, event, existing }: SubscriptionTarget): Promise<string> {
  const { address: targetUrl, signingKey: hmacSharedSecret } = hook;
  const body = { targetUrl, hmacSharedSecret };
  const hidden = [targetUrl, hmacSharedSecret];
  if (!existing) {
    const created = { method: 'POST', path: '/event/subscription', body: { ...body, event, fields: webhookFields } } as const;
    const { value } = await call(credentials, { ...created, answer: Made, hidden });
    return String(value.id);
  }
  const isRight = existing.status === 'ACTIVE' && (existing.targetUrl ?? targetUrl) === targetUrl;
  if (!isRight) {
    const { id, version } = existing;
    const changed = { method: 'PUT', path: `/event/subscription/${id}`, body: { ...body, id, version, status: 'ACTIVE' } } as const;
    await call(credentials, { ...changed, answer: Made, hidden });
  }
  return idOf(existing);
}

async function endAll(call: CallTripletex, credentials: Credentials, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await call(credentials, { method: 'DELETE', path: `/event/subscription/${id}`, answer: z.unknown() });
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.kind !== 'notFound') throw error;
    }
  }
}

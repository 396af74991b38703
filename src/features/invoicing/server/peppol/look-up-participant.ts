import { Resolver } from 'node:dns/promises';
import { askPublisher } from './ask-publisher.ts';
import type { Published } from './ask-publisher.ts';
import { lookupName, metadataUrl, publisherOf } from './names.ts';
import type { Naptr } from './names.ts';
import { takesBilling } from './read-metadata.ts';

/** Whether an organisation takes a document in the network; `unreachable` when nobody could say so. */
export type Found = 'takes' | 'notRegistered' | 'unreachable';

export interface ParticipantQuery {
  registryId: string;
  kind: 'invoice' | 'creditNote';
}

interface Network {
  zone: string;
  now: Date;
  resolveNaptr?: (name: string) => Promise<readonly Naptr[]>;
  ask?: (url: string) => Promise<Published>;
}

/** Looks up in the Peppol network whether an organisation takes invoices of BIS Billing 3: who publishes it says the DNS, what it takes its publisher. */
export async function lookUpParticipant(
  { registryId, kind }: ParticipantQuery,
  { zone, now, resolveNaptr = resolve, ask = askPublisher }: Network,
): Promise<Found> {
  const records = await resolveNaptr(lookupName(registryId, zone)).catch(codeOf);
  if (records === 'none') return 'notRegistered';
  const publisher = records === 'failed' ? undefined : publisherOf(records);
  if (publisher === undefined) return 'unreachable';
  const answer = await ask(metadataUrl(publisher, registryId, kind));
  if (answer?.status === 404) return 'notRegistered';
  const takes = answer?.status === 200 ? takesBilling(answer.body, now) : undefined;
  if (takes === undefined) return 'unreachable';
  return takes ? 'takes' : 'notRegistered';
}

/** No such name, or no such record of it, is an answer; a server that does not answer is none. */
function codeOf(error: unknown): 'none' | 'failed' {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'failed';
}

function resolve(name: string): Promise<Naptr[]> {
  return new Resolver({ timeout: 3000, tries: 2 }).resolveNaptr(name);
}

import { createHash } from 'node:crypto';

/** Norwegian organisation numbers in the network. */
export const participantOf = (registryId: string): string => `0192:${registryId}`;
export const participantScheme = 'iso6523-actorid-upis';
export const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** The type of a document of BIS Billing 3, as publishers of service metadata know it. */
export function documentTypeOf(kind: 'invoice' | 'creditNote'): string {
  const name = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  return `busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:${name}-2::${name}##${customization}::2.1`;
}

/** The name under which the network's DNS says who publishes what a participant takes (SML 1.3.0): SHA-256 in Base32 without padding. */
export function lookupName(registryId: string, zone: string): string {
  const hash = createHash('sha256').update(participantOf(registryId).toLowerCase()).digest();
  return `${base32(hash)}.${participantScheme}.${zone}`;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, 6. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** A record of the network's DNS, as `node:dns` gives it. */
export interface Naptr {
  flags: string;
  service: string;
  regexp: string;
  order: number;
  preference: number;
}

/** The publisher that records name (U-NAPTR, RFC 4848): `!.*!https://smp.example.no!`. Only an encrypted address is one. */
export function publisherOf(records: readonly Naptr[]): string | undefined {
  const [record] = records
    .filter(({ flags, service }) => flags.toUpperCase() === 'U' && service.toLowerCase() === 'meta:smp')
    .toSorted((a, b) => a.order - b.order || a.preference - b.preference);
  const address = record && /^(.)(?:\^?\.\*\$?)\1(https:\/\/[^\s!]+)\1i?$/.exec(record.regexp)?.[2];
  return address?.replace(/\/+$/, '');
}

/** Where a publisher says whether a participant takes a type of document. */
export function metadataUrl(publisher: string, registryId: string, kind: 'invoice' | 'creditNote'): string {
  const participant = encodeURIComponent(`${participantScheme}::${participantOf(registryId)}`);
  return `${publisher}/${participant}/services/${encodeURIComponent(documentTypeOf(kind))}`;
}

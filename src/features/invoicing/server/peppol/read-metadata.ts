import { allAt } from '../ehf/read-xml.ts';
import type { XmlElement } from '../ehf/read-xml.ts';
import { firstText, readForeignXml } from '../ehf/read-foreign-xml.ts';
import { billingProcess } from './names.ts';

const as4 = 'peppol-transport-as4-v2_0';

/**
 * Whether the metadata of a service (SMP 1.x) names an endpoint that takes invoices over AS4 now; undefined when it is no such metadata. Its signature is
 * not looked at: it came over TLS, and whoever sends in the end is the access point, which does.
 */
export function takesBilling(xml: string, now: Date): boolean | undefined {
  const root = readForeignXml(xml);
  const [metadata] =
    root?.name === 'SignedServiceMetadata' ? allAt(root, 'ServiceMetadata') : root?.name === 'ServiceMetadata' ? [root] : [];
  if (!metadata) return undefined;
  return allAt(metadata, 'ServiceInformation/ProcessList/Process')
    .filter((process) => firstText(process, 'ProcessIdentifier') === billingProcess)
    .flatMap((process) => allAt(process, 'ServiceEndpointList/Endpoint'))
    .some((endpoint) => endpoint.attributes['transportProfile'] === as4 && isActive(endpoint, now));
}

function isActive(endpoint: XmlElement, now: Date): boolean {
  const from = momentAt(endpoint, 'ServiceActivationDate');
  const to = momentAt(endpoint, 'ServiceExpirationDate');
  return (from === undefined || from <= now.getTime()) && (to === undefined || now.getTime() < to);
}

function momentAt(endpoint: XmlElement, path: string): number | undefined {
  const text = firstText(endpoint, path);
  return text === undefined ? undefined : Date.parse(text);
}

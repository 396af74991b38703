import { isIP } from 'node:net';
import type { Language } from '../contract/locale.ts';
import type { Config } from './config.ts';
import type { Company } from './database/unit.ts';
import { register } from './registers.ts';

/** The services that may receive personal data of this installation, by what they do for it. */
export type Receiver = 'mail' | 'sms' | 'storage' | 'identityProvider' | 'electronicId';

/** What a feature does with the personal data of a company, for the company's record of processing (Article 30 of the GDPR). */
export interface DataUse {
  /** The usual treatment that describes it: `questionnaire/answer` in the content of the GDPR feature. */
  treatment: string;
  /** Says in a sentence that the company does this here. */
  why: Readonly<Record<Language, string>>;
  receivers: readonly Receiver[];
  /**
   * Whether the company has such data now, which of the categories that the law treats specially they have, and the names of the systems that it has
   * connected itself and that receive some. One statement.
   */
  held: (company: Company) => Promise<{ isUsed: boolean; dataCategories: readonly string[]; systems?: readonly string[] }>;
  /** That the company may do it with this product in other ways too, so that it is not missed where there is no such data. */
  isPartOf?: boolean;
}

export const dataUses = register<DataUse>('kernel.data-uses', ({ treatment }) => treatment);

/** The hosts of the configured services outside this machine, in lower case. */
export function receiversOf({
  smtpUrl,
  sms,
  s3,
  oidc,
  signingIdentity,
}: Pick<Config, 'smtpUrl' | 'sms' | 's3' | 'oidc' | 'signingIdentity'>): ReadonlyMap<Receiver, string> {
  const addresses = {
    mail: smtpUrl,
    sms: sms?.url,
    storage: s3?.url,
    identityProvider: oidc?.issuer,
    electronicId: signingIdentity?.issuer,
  };
  const found = new Map<Receiver, string>();
  for (const receiver of ['mail', 'sms', 'storage', 'identityProvider', 'electronicId'] as const) {
    const address = addresses[receiver];
    const host = address === undefined ? '' : new URL(address).hostname.toLowerCase();
    if (host !== '' && !isOwnMachine(host)) found.set(receiver, host);
  }
  return found;
}

function isOwnMachine(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

import { z } from 'zod';
import type { EhfConfig } from './config.ts';
import { isLoopback } from './loopback.ts';

const text = z.string().trim().min(1);

/** The variables about invoices in the Peppol network (README, "Configuration"). */
export const ehfVariables = {
  // The zone of OpenPeppol, which has taken over from that of the European Commission.
  EHF_ZONE: z.union([text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/), z.literal('embedded')]).optional(),
  EHF_ACCESS_POINT_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.canParse(url) && (url.startsWith('https:') || isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''))))
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  EHF_ACCESS_POINT_TOKEN: text.optional(),
};
type EhfVariables = z.output<z.ZodObject<typeof ehfVariables>>;

export const ehfExplained: Readonly<Record<string, string>> = {
  EHF_ZONE: 'the DNS zone of the network, such as participant.sml.prod.tech.peppol.org, or "embedded"',
  EHF_ACCESS_POINT_URL: 'the address of an access point, such as https://ap.example.no/v1; only loopback may use http',
};

const productionZone = 'participant.sml.prod.tech.peppol.org';

/** The way into the network; a sentence when the variables do not fit together. */
export function ehfOf(env: EhfVariables, demo: boolean): EhfConfig | string {
  const { EHF_ZONE, EHF_ACCESS_POINT_URL: url, EHF_ACCESS_POINT_TOKEN: token } = env;
  if ((url === undefined) !== (token === undefined))
    return 'EHF_ACCESS_POINT_URL and EHF_ACCESS_POINT_TOKEN belong together: set both, or none.';
  const accessPoint = url === undefined || token === undefined ? undefined : { url, token };
  return { zone: EHF_ZONE ?? (demo ? 'embedded' : productionZone), accessPoint };
}

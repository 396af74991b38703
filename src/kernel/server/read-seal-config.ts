import { z } from 'zod';
import type { SealKeyPlace } from './config.ts';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });

/** The variables about the seal of signed documents (README, "Configuration"). */
export const sealVariables = {
  SEAL_PKCS12_FILE: text.optional(),
  SEAL_PKCS12_PASSWORD: z.string().optional(),
  SEAL_KEY_FILE: text.optional(),
  SEAL_KEY_PASSWORD: z.string().optional(),
  SEAL_CERTIFICATE_FILE: text.optional(),
  SEAL_SERVICE_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
  SEAL_SERVICE_CLIENT_ID: text.optional(),
  SEAL_SERVICE_CLIENT_SECRET: text.optional(),
  SEAL_SERVICE_CREDENTIAL: text.optional(),
  SEAL_SERVICE_PIN: text.optional(),
  TSA_URL: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(address))
    .default([]),
};
type SealVariables = z.output<z.ZodObject<typeof sealVariables>>;

/** Where the key lies; undefined for the installation's own, and a sentence when the variables do not fit together. */
export function sealKeyOf(env: SealVariables): SealKeyPlace | string | undefined {
  const found = [pkcs12Of(env), pemOf(env), serviceOf(env)].filter((place) => place !== undefined);
  if (found.length > 1) return 'Documents are sealed with one key: set either SEAL_PKCS12_FILE, or SEAL_KEY_FILE, or SEAL_SERVICE_URL.';
  return found[0];
}

function pkcs12Of({ SEAL_PKCS12_FILE: file, SEAL_PKCS12_PASSWORD: password = '' }: SealVariables): SealKeyPlace | undefined {
  return file === undefined ? undefined : { kind: 'pkcs12', file, password };
}

function pemOf(env: SealVariables): SealKeyPlace | string | undefined {
  const { SEAL_KEY_FILE: keyFile, SEAL_CERTIFICATE_FILE: certificateFile, SEAL_KEY_PASSWORD: password } = env;
  if (keyFile === undefined && certificateFile === undefined) return undefined;
  if (keyFile === undefined || certificateFile === undefined)
    return 'SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE belong together: set both, or none.';
  return { kind: 'pem', keyFile, certificateFile, password };
}

function serviceOf(env: SealVariables): SealKeyPlace | string | undefined {
  const { SEAL_SERVICE_URL: url, SEAL_SERVICE_CLIENT_ID: clientId, SEAL_SERVICE_CLIENT_SECRET: clientSecret } = env;
  const { SEAL_SERVICE_CREDENTIAL: credentialId, SEAL_SERVICE_PIN: pin } = env;
  if (url === undefined && clientId === undefined && clientSecret === undefined && credentialId === undefined) return undefined;
  if (url === undefined || clientId === undefined || clientSecret === undefined || credentialId === undefined)
    return 'SEAL_SERVICE_URL, SEAL_SERVICE_CLIENT_ID, SEAL_SERVICE_CLIENT_SECRET and SEAL_SERVICE_CREDENTIAL belong together: set all four, or none.';
  return { kind: 'service', url, clientId, clientSecret, credentialId, pin };
}

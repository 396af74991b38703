import { createVerify, hash, X509Certificate, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '#kernel/testing/temporary-folder.ts';
import { parsed, type ReceivedRequest, type ReportFault } from '#kernel/testing/stub-server.ts';

const certificate = `-----BEGIN CERTIFICATE-----
MIIBjTCCATOgAwIBAgIUO2Z7lrN8b+ImTQVbpidRUMaT6EEwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2Ftc3BpbGwuZXhhbXBsZTAgFw0yNjExMjYxNjUyNDhaGA8y
MTI2MTEwMjE2NTI0OFowGzEZMBcGA1UEAwwQc2Ftc3BpbGwuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABLB/iymY3VRCAjtzovuqmFshTjYmgMefHG0U
jNTDHYcOCE+4pC3IdXmnM4dZV5QCGHrmWP8C8ae0uPXerd7Acw+jUzBRMB0GA1Ud
DgQWBBRVTpc6OF7hTnY/YY1k+cCbXKKezzAfBgNVHSMEGDAWgBRVTpc6OF7hTnY/
YY1k+cCbXKKezzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQDG
AyXfvqm0VgrcBGQdCPxB6qJBn8Xj0kGaO4vtAREpGgIgIXnSM4omINiB3+3/Sjkn
MG2aDZJ6gVlOWZTDkBQHkeo=
-----END CERTIFICATE-----
`;

const TokenForm = z.strictObject({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  scope: z.literal('AppFramework'),
  client_assertion_type: z.literal('urn:ietf:params:oauth:client-assertion-type:jwt-bearer'),
  client_assertion: z.string(),
});
const Header = z.strictObject({ alg: z.literal('RS256'), typ: z.literal('JWT'), kid: z.string(), x5t: z.string() });
const Claims = z.strictObject({
  jti: z.guid(),
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  iat: z.number().int(),
  nbf: z.number().int(),
  exp: z.number().int(),
});

/** A file with the client's key and its certificate. */
export function writeKey(key: KeyObject): string {
  const file = join(mkdtempSync(join(temporaryFolder(), 'unimicro-')), 'client.pem');
  writeFileSync(file, `${key.export({ type: 'pkcs8', format: 'pem' }).toString()}${certificate}`);
  return file;
}

interface Assertion {
  clientId: string;
  audience: string;
  key: KeyObject;
  fault: ReportFault;
}

/** Judges how a client signs in; false for another client. */
export function judgeSignIn(asked: ReceivedRequest, assertion: Assertion): boolean {
  const { fault, clientId } = assertion;
  if (!asked.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) fault('a token is asked for by a form');
  const form = parsed(TokenForm, Object.fromEntries(new URLSearchParams(asked.text)), { what: 'form', fault });
  judgeAssertion(form?.client_assertion ?? '', assertion);
  return form?.client_id === clientId;
}

function judgeAssertion(assertion: string, { clientId, audience, key, fault }: Assertion): void {
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const read = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  const header = parsed(Header, read(head), { what: 'header', fault });
  const claims = parsed(Claims, read(body), { what: 'claims', fault });
  const thumbprint = hash('sha1', new X509Certificate(certificate).raw, 'hex');
  if (header?.kid !== thumbprint.toUpperCase() || header.x5t !== Buffer.from(thumbprint, 'hex').toString('base64url'))
    fault('another certificate');
  if (claims?.iss !== clientId || claims.sub !== clientId || claims.aud !== audience) fault('an assertion of somebody else');
  if (claims && claims.exp - claims.iat > 60) fault('an assertion for more than a minute');
  const isSigned = createVerify('RSA-SHA256').update(`${head}.${body}`).verify(key, signature, 'base64url');
  if (!isSigned) fault('an assertion with another signature');
}

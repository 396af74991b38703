import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { demoCompanies } from '#app/server/demo/demo-companies.ts';
import { writeKey } from '#features/integrations/testing/unimicro-sign-in.ts';

interface OtherSystems {
  /** By which the product finds them. */
  variables: Readonly<Record<string, string>>;
  stop: () => void;
}

const company = demoCompanies[0]?.registration;

/** What Uni Micro says of the demo's company and of the one who manages it there. */
const answers: Readonly<Record<string, unknown>> = {
  '/connect/token': { access_token: 'token', token_type: 'Bearer', expires_in: 3600 },
  '/api/init/companies': [{ Key: crypto.randomUUID(), Name: company?.name, OrganizationNumber: company?.registryId }],
  '/api/biz/userroles': [{ ID: 1, UserID: 1 }],
  '/api/biz/users': [{ ID: 1, Email: 'regnskap@example.no' }],
};

/** Systems of others that forms of the table need, on this machine: a Uni Micro, and a gateway whose line breaks, so that nobody knows whether a text message came. PowerOffice is set up, and never asked. */
export async function startOtherSystems(): Promise<OtherSystems> {
  const keyFile = writeKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers[new URL(url, 'http://localhost').pathname];
    if (answer === undefined) response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server that listens on TCP has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    variables: {
      POWEROFFICE_APPLICATION_KEY: 'none',
      POWEROFFICE_SUBSCRIPTION_KEY: 'none',
      UNIMICRO_URL: url,
      UNIMICRO_IDENTITY_URL: url,
      UNIMICRO_CLIENT_ID: 'typed-work',
      UNIMICRO_KEY_FILE: keyFile,
      SMS_GATEWAY: 'sveve',
      SMS_URL: url,
      SMS_USER: 'typed-work',
      SMS_PASSWORD: 'none',
      SMS_SENDER: 'Samspill',
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(dirname(keyFile), { recursive: true, force: true });
    },
  };
}

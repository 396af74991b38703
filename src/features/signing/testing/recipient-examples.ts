import type { Example, World } from '#testing/examples.ts';
import { sql } from 'kysely';
import type { SigningMethod } from '../contract/kinds.ts';
import { consentIn } from '../server/recipient/consent.ts';
import { deleteSecrets } from '../server/recipient/secret.ts';
import { sendCode } from '../contract/endpoints-recipient.ts';
import { mailedSecret, sentRequest } from './sent-request.ts';
import { mailedCode, signerOf } from './signer.ts';

/** Somebody of a new request, and what their link says of them. */
async function newSigner({ server, company }: World, method: SigningMethod = 'link') {
  const { people, documentId } = await sentRequest(server, company, { method });
  const [{ email }] = people;
  return { email, documentId, secret: await mailedSecret(server, email) };
}

/** The links of all signers of the company are forgotten, as when their requests are deleted. */
async function revoke({ server, company: { companyId } }: World): Promise<void> {
  await server.database.forCompany(companyId, async (company) => {
    const { rows } = await sql<{ id: string }>`select id from signing_recipient where company_id = ${companyId}`.execute(company.tx);
    await deleteSecrets(
      company,
      rows.map(({ id }) => id),
    );
  });
}

const byProvider = 'begins and ends at a provider of electronic identities; electronic-id.test.ts';

/** The calls of people who sign. */
export const recipientExamples = {
  getInvitation: { input: async (world) => ({ query: { secret: (await newSigner(world)).secret } }), revoke },
  sendCode: { input: async (world) => ({ body: { secret: (await newSigner(world, 'emailCode')).secret } }), revoke },
  verifyCode: {
    input: async (world) => {
      const { secret, email } = await newSigner(world, 'emailCode');
      await world.server.nobody.call(sendCode, { body: { secret } });
      return { body: { secret, code: await mailedCode(world.server, email) } };
    },
    revoke,
  },
  beginElectronicId: {
    elsewhere: byProvider,
    input: async (world) => ({ body: { secret: (await newSigner(world, 'electronicId')).secret } }),
    revoke,
  },
  completeElectronicId: {
    elsewhere: byProvider,
    input: async (world) => ({ body: { secret: (await newSigner(world, 'electronicId')).secret, state: 'x', code: 'x' } }),
    revoke,
  },
  getRecipientFile: {
    input: async (world) => {
      const { secret, documentId } = await newSigner(world);
      return { params: { fileName: 'avtale.pdf' }, query: { secret, fileId: documentId } };
    },
    revoke,
  },
  signDocument: {
    input: async (world) => {
      const { secret, email } = await newSigner(world);
      await (await signerOf(world.server, email)).read();
      return { body: { secret, signature: { kind: 'typed', name: 'Kari Nordmann' }, consent: consentIn('no') } };
    },
    revoke,
  },
  rejectDocument: {
    input: async (world) => {
      const { secret, email } = await newSigner(world);
      await (await signerOf(world.server, email)).see();
      return { body: { secret, reason: 'Lønnen stemmer ikke' } };
    },
    revoke,
  },
  requestNewLink: { input: async (world) => ({ body: { secret: (await newSigner(world)).secret } }), revoke },
} satisfies Record<string, Example>;

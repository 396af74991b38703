import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import type { World } from '#testing/examples.ts';
import type { TestServer } from '#testing/server.ts';

/** Somebody who starts soon, with a private address and without access. */
export async function newcomerIn({ admin, company }: Pick<World, 'admin' | 'company'>): Promise<string> {
  const secondaryEmail = `ola.${crypto.randomUUID()}@example.no`;
  const body = { companyId: company.companyId, firstName: 'Ola', lastName: 'Lie', startDate: '2026-12-14', secondaryEmail };
  const answer = await admin.call(createCompanyUser, { body });
  if (answer.status !== 200) throw new Error(`The person was refused: ${JSON.stringify(answer.json)}`);
  return (answer.json['companyUser'] as { id: string }).id;
}

/** The secret of the link that was mailed last. */
export async function mailedLink(server: TestServer): Promise<string> {
  const mail = (await server.mails()).find(({ text }) => text.includes('/preboarding?secret='));
  return /preboarding\?secret=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

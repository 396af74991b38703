import type { Examples, World } from '#testing/examples.ts';
import { newId } from '#kernel/server/id.ts';
import { sendInvitationMails } from '../contract/endpoints.ts';
import { invitationColumns } from '../contract/entities.ts';
import type { invitations } from '../contract/index.ts';
import { invite, mailedTo, registered } from './invited.ts';

const address = () => `${newId()}@example.no`;
const shown = (...rows: string[]) => ({ body: { rows, columns: [...invitationColumns], format: 'csv' } });
const row = () => ({ inviteeEmailAddress: address(), role: 'employee' });

async function grow({ company: { admin } }: World, count: number): Promise<void> {
  await admin.call(sendInvitationMails, { body: { invitationRequests: Array.from({ length: count }, row) } });
}

export const examples: Examples<typeof invitations> = {
  getAllInvitations: { input: () => ({}), grow },
  exportInvitations: {
    input: async ({ company }) => shown((await invite(company, address())).id),
    foreign: async (_world, other) => shown((await invite(other.company, address())).id),
    grow,
  },
  sendInvitationMails: { input: () => ({ body: { invitationRequests: [row(), row()] } }), grow },
  sendInvitationReminderMail: {
    input: async ({ company }) => ({ body: { invitationId: (await invite(company, address())).id, companyId: company.companyId } }),
    foreign: async ({ company }, other) => ({
      body: { invitationId: (await invite(other.company, address())).id, companyId: company.companyId },
    }),
    grow,
  },
  cancelInvitation: {
    input: async ({ company }) => ({ body: { invitationId: (await invite(company, address())).id } }),
    foreign: async (_world, other) => ({ body: { invitationId: (await invite(other.company, address())).id } }),
    grow,
  },
  sendInvitationMailToExistingEmployee: {
    input: async (world) => ({ body: { companyUserId: await registered(world.company, address()) } }),
    foreign: async (_world, other) => ({ body: { companyUserId: await registered(other.company, address()) } }),
    grow,
  },
  getInvitation: { input: async ({ company }) => ({ query: { invitationGuid: (await invite(company, address())).invitationGuid } }), grow },
  acceptInvitation: {
    as: async ({ server, company }) => {
      const email = address();
      await invite(company, email);
      return server.stranger({ email });
    },
    input: async ({ server }) => {
      const [mail] = await server.mails();
      return { body: mail ? await mailedTo(server, mail.to) : {} };
    },
  },
};

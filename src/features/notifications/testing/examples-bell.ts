import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { ExampleInput } from '#testing/caller.ts';
import type { Examples, World } from '#testing/examples.ts';
import type * as bell from '../contract/endpoints-bell.ts';
import type { notifications } from '../contract/index.ts';
import { secretOf } from '../server/unsubscribe-secret.ts';
import { notifyMany } from './notify-many.ts';

const toldTo = async ({ server, company, admin }: World, count: number): Promise<string[]> =>
  notifyMany(
    server,
    { companyId: company.companyId, companyUserId: admin.companyUserId },
    Array.from({ length: count }, () => ({})),
  );
const grow = async (world: World, count: number) => void (await toldTo(world, count));
const subscription = async ({ server, company: { companyId, person } }: World) => {
  const { companyUserId = '' } = await person('employee');
  return { body: { secret: secretOf(server.services.secrets, { companyId, companyUserId, about: 'Birthday' }) } };
};
/** The secret names the person. */
const erase = async ({ admin }: World, { body }: ExampleInput) => {
  const companyUserId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(JSON.stringify(body))?.[0];
  await admin.call(deactivateCompanyUser, { body: { companyUserId } });
  await admin.call(deleteCompanyUser, { body: { companyUserId } });
};

export const bellExamples: Pick<Examples<typeof notifications>, keyof typeof bell> = {
  getUserNotifications: { input: () => ({}), grow },
  getHistory: { input: () => ({}), grow },
  makeNotificationsSeen: { input: () => ({}), grow },
  makeAllNotificationsRead: { input: () => ({}), grow },
  makeNotificationRead: {
    input: async (world) => ({ body: { notificationId: (await toldTo(world, 1))[0] } }),
    foreign: async (_world, other) => ({ body: { notificationId: (await toldTo(other, 1))[0] } }),
  },
  makeNotificationsReadByScope: { input: () => ({ body: { scopeId: 'absence-1' } }), grow },
  getOwnPreferences: { input: () => ({}) },
  updateOwnPreferences: {
    input: () => ({
      body: {
        preferences: { muted: [{ reason: 'Birthday', channel: 2 }], digestAt: null, quietFrom: null, quietTo: null, muteWhileAway: false },
        version: 0,
      },
    }),
  },
  unsubscribe: { input: subscription, revoke: erase },
};

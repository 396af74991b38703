import { limitCompany } from '#testing/limit-company.ts';
import type { Examples, World } from '#testing/examples.ts';
import type { sms } from '../contract/index.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import { reportSecret, sentMessage, setUpGateway } from './given.ts';

const body = { recipients: [{ phoneNumber: '912 34 567' }], text: 'Husk møtet kl. 12' };
const sent = async ({ server, admin }: World): Promise<string> => {
  setUpGateway(server);
  return (await sentMessage(admin)).messageId;
};
const planned = async ({ server, admin }: World): Promise<string> => {
  setUpGateway(server);
  const sendAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  return (await sentMessage(admin, { sendAt })).messageId;
};
/** A message that the gateway refused. */
const failed = async (world: World): Promise<string> => {
  const gateway = setUpGateway(world.server);
  const { messageId } = await sentMessage(world.admin);
  gateway.answer = () => ({ reason: 'No such number.', isPermanent: true, isUncertain: false });
  await deliverQueuedSms(world.server.services);
  return messageId;
};

export const examples: Examples<typeof sms> = {
  listMessages: {
    input: () => ({}),
    grow: async (world, count) => {
      await limitCompany(world.server, world.company, { smsLimit: 1000 });
      for (let number = 0; number < Math.min(count, 40); number += 1) await sent(world);
    },
  },
  getMessage: {
    input: async (world) => ({ query: { messageId: await sent(world) } }),
    foreign: async (_world, other) => ({ query: { messageId: await sent(other) } }),
  },
  getPossibleRecipients: { input: () => ({}) },
  previewMessage: { input: () => ({ body }) },
  sendMessage: {
    input: ({ server }) => {
      setUpGateway(server);
      return { body };
    },
  },
  resendMessage: {
    input: async (world) => ({ body: { messageId: await failed(world) } }),
    foreign: async (_world, other) => ({ body: { messageId: await failed(other) } }),
  },
  cancelMessage: {
    input: async (world) => ({ body: { messageId: await planned(world) } }),
    foreign: async (_world, other) => ({ body: { messageId: await planned(other) } }),
  },
  takeDeliveryReport: {
    input: ({ server }) => {
      setUpGateway(server);
      return { params: { secret: reportSecret }, body: { number: '4791234567', status: 'true', id: '42' } };
    },
  },
};

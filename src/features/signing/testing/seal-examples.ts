import type { Example, World } from '#testing/examples.ts';
import { completedRequest, failedRequest } from './completed-request.ts';

const completed = async ({ server, company }: World) => (await completedRequest(server, company)).requestId;
const failed = async ({ server, company }: World) => (await failedRequest(server, company)).requestId;
const annulment = { reason: 'Stillingen ble aldri tiltrådt', dueDate: '2026-12-24' };

/** What is called of sealed documents. */
export const sealExamples = {
  getEvidence: {
    input: async (world) => ({ query: { signingRequestId: await completed(world) } }),
    foreign: async (_world, other) => ({ query: { signingRequestId: await completed(other) } }),
  },
  retrySealing: {
    input: async (world) => ({ body: { signingRequestId: await failed(world) } }),
    foreign: async (_world, other) => ({ body: { signingRequestId: await failed(other) } }),
  },
  annulSigningRequest: {
    input: async (world) => ({ body: { signingRequestId: await completed(world), ...annulment } }),
    foreign: async (_world, other) => ({ body: { signingRequestId: await completed(other), ...annulment } }),
  },
  verifyDocument: { input: async ({ server, company }) => ({ body: { code: (await completedRequest(server, company)).code }, files: [] }) },
} satisfies Record<string, Example>;

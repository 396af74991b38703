import type { Examples, World } from '#testing/examples.ts';
import { theCompany } from '../contract/entities.ts';
import type { tasks } from '../contract/index.ts';
import { completedWithProof, given, newPersonIn, textFile } from './given.ts';

/** A task about a new person; returns its id. */
async function taskIn(world: World): Promise<string> {
  return (await given(world.admin, await newPersonIn(world))).taskId;
}

async function completedIn(world: World): Promise<string> {
  return (await completedWithProof(world.admin, await newPersonIn(world))).taskId;
}

const aboutTask = (rest: object = {}) => ({
  input: async (world: World) => ({ body: { taskId: await taskIn(world), ...rest } }),
  foreign: async (_world: World, other: World) => ({ body: { taskId: await taskIn(other), ...rest } }),
});
const ofCompany = { ownerKind: 'company', ownerId: theCompany };
const newTask = (world: World, ownerId: string) => ({
  ownerKind: 'person',
  ownerId,
  title: 'Bestill nøkkelkort',
  responsibleId: world.admin.companyUserId,
  dueDate: '2026-12-01',
});

export const examples: Examples<typeof tasks> = {
  createTask: {
    input: async (world) => ({ body: newTask(world, await newPersonIn(world)) }),
    foreign: async (world, other) => ({ body: newTask(world, await newPersonIn(other)) }),
  },
  getTasks: {
    input: () => ({ query: ofCompany }),
    foreign: async (_world, other) => ({ query: { ownerKind: 'person', ownerId: await newPersonIn(other) } }),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < count; number += 1) await given(admin, theCompany, ofCompany);
    },
  },
  getOwnTasks: {
    input: () => ({}),
    grow: async (world, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1) await given(world.admin, await newPersonIn(world));
    },
  },
  updateTask: aboutTask({ title: 'Bestill nøkkelkort og skap' }),
  completeTask: {
    input: async (world) => ({ body: { taskId: await taskIn(world), comment: 'Levert' }, files: [textFile()] }),
    foreign: async (_world, other) => ({ body: { taskId: await taskIn(other) }, files: [textFile()] }),
  },
  reopenTask: {
    input: async (world) => ({ body: { taskId: await completedIn(world) } }),
    foreign: async (_world, other) => ({ body: { taskId: await completedIn(other) } }),
  },
  deleteTask: aboutTask(),
  getProof: {
    input: async (world) => {
      const { proofs } = await completedWithProof(world.admin, await newPersonIn(world));
      return { params: { fileName: 'kvittering.txt' }, query: { fileId: proofs[0]?.fileId } };
    },
    foreign: async (_world, other) => {
      const { proofs } = await completedWithProof(other.admin, await newPersonIn(other));
      return { params: { fileName: 'kvittering.txt' }, query: { fileId: proofs[0]?.fileId } };
    },
  },
};

import type { Example, Examples, World } from '#testing/examples.ts';
import { addPerson } from '#testing/people-of.ts';
import type { Caller } from '#testing/caller.ts';
import { createFeed, deleteFeed, feeds, promptToAddAbsence } from '../contract/endpoints-company.ts';
import type { AbsenceFeed } from '../contract/entities-settings.ts';
import type { absence } from '../contract/index.ts';
import { openAbsence } from './opened.ts';
import { opened } from './settings-examples.ts';

async function feedOf(caller: Caller): Promise<{ feedId: string; secret: string | undefined }> {
  const { json } = await caller.call(createFeed, { body: { scope: 'own' } });
  return { feedId: (json['feed'] as AbsenceFeed).feedId, secret: String(json['address']).split('/feeds/')[1] };
}

const aboutFeed = (part: 'query' | 'body'): Example => ({
  input: async ({ admin }) => ({ [part]: { feedId: (await feedOf(admin)).feedId } }),
  foreign: async (_world, { admin }) => ({ [part]: { feedId: (await feedOf(admin)).feedId } }),
});

/** A person who has signed in and has days left. */
const reminding = async ({ admin, company }: World) => {
  await openAbsence(admin);
  return (await company.person('employee')).companyUserId;
};

/** A reminder to two people, which waits. */
const promptOf = async (world: World) => {
  await reminding(world);
  await reminding(world);
  const { json } = await world.admin.call(promptToAddAbsence, { body: {} });
  return String(json['promptId']);
};

/** Examples of feeds and reminders. */
export const feedExamples = {
  getPrompt: {
    ...opened({}),
    foreign: async ({ admin, server }, { company }) => {
      await openAbsence(admin);
      return { query: { companyUserId: await addPerson(server, company) } };
    },
  },
  promptToAddAbsence: {
    input: async (world) => ({ body: { companyUserId: await reminding(world), message: 'Remember' } }),
    foreign: async ({ admin, server }, { company }) => {
      await openAbsence(admin);
      return { body: { companyUserId: await addPerson(server, company) } };
    },
  },
  undoPrompt: {
    input: async (world) => ({ body: { promptId: await promptOf(world) } }),
    foreign: async (world, other) => {
      await openAbsence(world.admin);
      return { body: { promptId: await promptOf(other) } };
    },
  },
  feeds: opened({}),
  createFeed: { input: () => ({ body: { scope: 'own' } }) },
  rotateFeed: aboutFeed('body'),
  deleteFeed: aboutFeed('query'),
  getFeed: {
    input: async ({ admin }) => ({ params: { secret: (await feedOf(admin)).secret } }),
    revoke: async ({ admin }) => {
      const { json } = await admin.call(feeds);
      for (const { feedId } of json['feeds'] as AbsenceFeed[]) await admin.call(deleteFeed, { query: { feedId } });
    },
  },
} satisfies Partial<Examples<typeof absence>>;

import type { Examples, World } from '#testing/examples.ts';
import { saveView } from '../contract/endpoints.ts';
import type { SavedView } from '../contract/entities.ts';
import type { savedViews } from '../contract/index.ts';

const view = (name: string) => ({ body: { list: 'people', name, query: 'departments=Drift', isShared: false } });

async function oneView({ admin }: World) {
  const { json } = await admin.call(saveView, view('Drift'));
  // The answer was just validated against its schema.
  return { query: { viewId: (json['view'] as SavedView).viewId } };
}

export const examples: Examples<typeof savedViews> = {
  getSavedViews: {
    input: () => ({ query: { list: 'people' } }),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < Math.min(count, 25); number += 1) await admin.call(saveView, view(`Drift ${number}`));
    },
  },
  saveView: { input: () => view('Drift') },
  deleteView: { input: oneView, foreign: (_world, other) => oneView(other) },
};

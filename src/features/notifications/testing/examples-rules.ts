import type { Examples, World } from '#testing/examples.ts';
import type * as rules from '../contract/endpoints-rules.ts';
import type { notifications } from '../contract/index.ts';
import { makeRule, ruleFields } from './rules-of.ts';

const aboutRule = {
  input: async ({ admin }: World) => ({ body: { ruleId: (await makeRule(admin)).ruleId } }),
  foreign: async (_world: World, other: World) => ({ body: { ruleId: (await makeRule(other.admin)).ruleId } }),
};
const edited = async ({ admin }: World) => ({
  body: { rule: { ...ruleFields({ title: 'Bursdag' }), ruleId: (await makeRule(admin)).ruleId } },
});

export const ruleExamples: Pick<Examples<typeof notifications>, keyof typeof rules> = {
  getNotificationsOverview: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let days = 2; days < count + 2; days += 1) await makeRule(admin, { difference: { direction: 'before', days } });
    },
  },
  createRule: { input: () => ({ body: { rule: ruleFields() } }) },
  editRule: { input: edited, foreign: async (_world, other) => edited(other) },
  activateRule: aboutRule,
  deactivateRule: aboutRule,
  deleteRule: aboutRule,
  simulateRule: { input: () => ({ body: { rule: ruleFields() } }) },
};

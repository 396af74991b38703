import type { Examples, World } from '#testing/examples.ts';
import type * as rules from '../contract/endpoints-rules.ts';
import type { notifications } from '../contract/index.ts';
import type { RuleFields } from '../contract/rule.ts';
import { makeRule, ruleFields } from './rules-of.ts';

let made = 0;

/** A different rule each time, because duplicates are refused; there are 240 of them. */
function another(): Partial<RuleFields> {
  made += 1;
  return {
    reason: made % 2 === 0 ? 'Birthday' : 'WorkAnniversary',
    difference: { direction: 'before', days: 1 + (Math.floor(made / 2) % 30) },
    recipients: [Math.floor(made / 60) % 2 === 0 ? 'reportingManager' : 'allSystemAdmins'],
    channels: [Math.floor(made / 120) % 2 === 0 ? 1 : 2],
  };
}

const aboutRule = {
  input: async ({ admin }: World) => ({ body: { ruleId: (await makeRule(admin, another())).ruleId } }),
  foreign: async (_world: World, other: World) => ({ body: { ruleId: (await makeRule(other.admin, another())).ruleId } }),
};

const edited = async ({ admin }: World) => {
  const rule = another();
  const { ruleId } = await makeRule(admin, rule);
  return { body: { rule: { ...ruleFields(rule), title: 'Husk dagen', ruleId } } };
};

export const ruleExamples: Pick<Examples<typeof notifications>, keyof typeof rules> = {
  getNotificationsOverview: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < count; number += 1) await makeRule(admin, another());
    },
  },
  createRule: { input: () => ({ body: { rule: ruleFields(another()) } }) },
  editRule: { input: edited, foreign: async (_world, other) => edited(other) },
  activateRule: aboutRule,
  deactivateRule: aboutRule,
  deleteRule: aboutRule,
  simulateRule: { input: () => ({ body: { rule: ruleFields() } }) },
};

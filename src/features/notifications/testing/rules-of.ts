import type { Caller } from '#testing/caller.ts';
import { createRule } from '../contract/endpoints-rules.ts';
import type { Rule, RuleFields } from '../contract/rule.ts';

/** A birthday rule, the day before, to the manager in the product; with optional changes. */
export function ruleFields(change: Partial<RuleFields> = {}): RuleFields {
  return {
    reason: 'Birthday',
    title: 'Bursdag i morgen',
    description: '',
    recipients: ['reportingManager'],
    difference: { direction: 'before', days: 1 },
    repeatDays: null,
    date: null,
    channels: [1],
    actions: [],
    ...change,
  };
}

/** Creates a rule and returns it. */
export async function makeRule(by: Caller, change: Partial<RuleFields> = {}): Promise<Rule> {
  const answer = await by.call(createRule, { body: { rule: ruleFields(change) } });
  if (answer.status !== 200) throw new Error(`createRule answered ${answer.status} ${answer.codes.join()}`);
  // Typed by the contract of the answer.
  return answer.json['rule'] as Rule;
}

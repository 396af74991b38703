/** Giving somebody's tasks to another person. */
export const enHandover = {
  open: 'Hand over tasks',
  title: 'Hand over tasks',
  lead: 'All open tasks of one person go to another, in the plans and drafts you can edit. Both get one message for each plan. Tasks in a plan about the person taking over are not moved.',
  nobody: 'Nobody has open tasks in your plans.',
  from: 'From',
  to: 'To',
  held: '{count, plural, one {# open task} other {# open tasks}}',
  count: '{count, plural, one {# task} other {# tasks}} in {plans, plural, one {# plan} other {# plans}} will be handed over to {name}.',
  confirm: 'Hand over',
  undone: '{count, plural, one {# task is} other {# tasks are}} back with the person who had {count, plural, one {it} other {them}} before',
  kept: '{count, plural, one {# task was} other {# tasks were}} not given back, because someone has completed or changed {count, plural, one {it} other {them}} in the meantime. You can still change who is responsible in the plan.',
  done: '{count, plural, one {# task} other {# tasks}} handed over',
};

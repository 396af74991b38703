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
  kept: '{count, plural, one {# task was} other {# tasks were}} not given back, because {count, plural, one {the task or its plan has} other {the tasks or their plans have}} changed in the meantime. Open the plan to see who is responsible.',
  done: '{count, plural, one {# task} other {# tasks}} handed over',
};

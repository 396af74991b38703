/** Giving somebody's tasks to another person. */
export const enHandover = {
  open: 'Hand over tasks',
  title: 'Hand over tasks',
  lead: 'All open tasks of one person go to another, in the published plans and drafts that you may edit. Both are told once for each plan. Tasks in a plan about the receiver stay where they are.',
  nobody: 'Nobody has open tasks in your plans.',
  from: 'From',
  to: 'To',
  held: '{count, plural, one {# open task} other {# open tasks}}',
  count: '{count, plural, one {# task} other {# tasks}} in {plans, plural, one {# plan} other {# plans}} will go to {name}.',
  confirm: 'Hand over',
  done: '{count, plural, one {# task} other {# tasks}} handed over',
};

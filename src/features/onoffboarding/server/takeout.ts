import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const maker = 'Who made it; the plan is about somebody else, in whose takeout it is.';

/** Plans, in the takeout of the person that they are about, with the tasks that are shown to them; the others’ stay hidden. */
export const plansShare: TakeoutShare = {
  tables: [
    { table: 'on_off_boarding_plan', person: { columns: ['person_id'] }, naming: { created_by: maker }, order: ['created_at'] },
    { table: 'on_off_boarding_feed', person: { columns: ['company_user_id'] } },
    { table: 'on_off_boarding_template', naming: { created_by: 'A template is about nobody.' }, order: ['created_at'] },
    {
      table: 'task',
      section: 'plan_task',
      person: { through: 'on_off_boarding_plan', on: { shown_plan_id: 'id' } },
      withheld: {
        shown_plan_id: 'Says again that the person is shown the task.',
        plan_id: 'Says again what the task is about.',
        given_to: 'Says again who has to do it.',
        former_completion: 'Kept a while to take back that it was opened again; the log has it too.',
        removed_at: 'Nobody is shown a task that was taken out of its plan.',
      },
      order: ['created_at'],
    },
  ],
};

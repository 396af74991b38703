import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { onoffboarding } from '../contract/index.ts';
import { enFeed } from './en-feed.ts';
import { enForm } from './en-form.ts';
import { enHandover } from './en-handover.ts';
import { enHeld } from './en-held.ts';
import { enList } from './en-list.ts';
import { enMany } from './en-many.ts';
import { enMine } from './en-mine.ts';
import { enPreboarding } from './en-preboarding.ts';
import { enRecord } from './en-record.ts';
import { enTask } from './en-task.ts';
import { enTemplate } from './en-template.ts';
import { enToasts } from './en-toasts.ts';
import { enWords } from './en-words.ts';

export const en = {
  errors: {
    'onoffboarding.PlanExists': 'This person already has an open plan of this kind. Complete or delete it first.',
    'onoffboarding.NotPerson': 'Plans are for people who work here or are about to start. Choose somebody else.',
    'onoffboarding.OwnPlan': 'You cannot make or change a plan about yourself. Ask your manager or an HR administrator.',
    'onoffboarding.UnknownTemplate': 'The template is not offered any more. Choose another.',
    'onoffboarding.EndAccessNotPossible': 'Access can only end with a plan for someone who is leaving. Choose such a plan.',
    'onoffboarding.NoDate': 'The profile says no date. Enter the first or last day there, or make the plan with a date.',
    'onoffboarding.NoTasks': 'The plan has no tasks yet. Add at least one.',
    'onoffboarding.NoResponsible': 'Nobody has these tasks: {titles}. Choose somebody for each of them first.',
    'onoffboarding.NotResponsible': 'Choose somebody who works here and is active.',
    'onoffboarding.CannotUnpublish': 'A published plan cannot become a draft again. Complete or delete it instead.',
    'onoffboarding.NotPublished': 'The plan is a draft. Publish it before tasks are completed.',
    'onoffboarding.PlanCompleted': 'The plan is completed. Open a task again to change it.',
    'onoffboarding.TaskCompleted': 'The task is completed. Open it again to change it.',
    'onoffboarding.TaskNotCompleted': 'The task is already open.',
    'onoffboarding.TooManyTasks': 'A plan has room for {limit} tasks. Remove some of them first.',
    'onoffboarding.NothingHeld': 'Everything the person has on loan already has a task in this plan.',
    'onoffboarding.NoAddress': 'The profile has no private e-mail address. Add one first.',
    'onoffboarding.FilesNotPossible': 'Files to read before the first day belong to a plan for somebody who starts.',
    'onoffboarding.NotBeforeStart': 'The link is for somebody who has a published plan for their start and has not signed in yet.',
    'onoffboarding.TooManyTemplates': 'There is room for {limit} templates. Delete some that are not needed.',
  } satisfies Record<Extract<ErrorCodeOf<typeof onoffboarding>, `onoffboarding.${string}`>, string>,
  words: enWords,
  list: enList,
  record: enRecord,
  preboarding: enPreboarding,
  form: enForm,
  task: enTask,
  template: enTemplate,
  mine: enMine,
  feed: enFeed,
  handover: enHandover,
  held: enHeld,
  many: enMany,
  toasts: enToasts,
};

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
    'onoffboarding.NotPerson': 'Plans are for people who work here or are about to start. Choose someone else.',
    'onoffboarding.OwnPlan': 'You cannot create or change a plan about yourself. Ask your manager or an HR Admin.',
    'onoffboarding.UnknownTemplate': 'This template is no longer available. Choose another.',
    'onoffboarding.EndAccessNotPossible': 'Access can only end with a plan for someone who leaves. Choose an offboarding plan.',
    'onoffboarding.NoDate': 'The profile has no date. Enter the first or last day there, or create the plan with a date.',
    'onoffboarding.NoTasks': 'The plan has no tasks yet. Add at least one.',
    'onoffboarding.NoResponsible': 'Nobody is responsible for these tasks: {titles}. Choose someone for each of them first.',
    'onoffboarding.NotResponsible': 'Choose someone who works here and is active.',
    'onoffboarding.CannotGoBack': 'The tasks stay where they are. The person who had them no longer works here.',
    'onoffboarding.CannotUnpublish': 'You cannot turn a published plan back into a draft. Complete or delete it instead.',
    'onoffboarding.NotPublished': 'The plan is a draft. Publish it before you complete tasks.',
    'onoffboarding.PlanCompleted': 'The plan is completed. Open a task again to change it.',
    'onoffboarding.TaskCompleted': 'The task is completed. Open it again to change it.',
    'onoffboarding.TooManyTasks': 'A plan can have at most {limit} tasks. Remove some of them first.',
    'onoffboarding.NothingHeld': 'Everything in this person’s name already has a task in this plan. You do not need to add more.',
    'onoffboarding.NoAddress': 'The profile has no private e-mail address. Add one first.',
    'onoffboarding.FilesNotPossible': 'Only onboarding plans can have files to read before the first day. Choose an onboarding plan.',
    'onoffboarding.NotBeforeStart': 'You can only send the link to someone who has a published onboarding plan and has not signed in yet.',
    'onoffboarding.TooManyTemplates': 'You can have at most {limit} templates. Delete some you do not need.',
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

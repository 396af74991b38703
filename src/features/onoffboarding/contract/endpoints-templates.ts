import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { id, version } from './endpoints.ts';
import { editGate } from './gates.ts';
import { PlanTemplate, templateFields } from './template.ts';

export const getTemplates = endpoint({
  ...editGate,
  method: 'GET',
  path: '/onoffboarding/templates',
  summary: 'The templates that plans may be made from: the company’s own by name, and those of the product.',
  effect: 'read',
  answer: z.object({ templates: z.array(PlanTemplate), mayChange: z.boolean() }),
  errors: [],
});

export const createTemplate = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/create-template',
  repeats: 'adds',
  summary: 'Makes a template of the company from a list of tasks, or from a plan.',
  effect: 'write',
  body: z.object({
    name: templateFields.name,
    type: templateFields.type,
    endAccess: templateFields.endAccess,
    tasks: templateFields.tasks.optional(),
    onOffBoardingPlanId: id.optional(),
  }),
  answer: z.object({ templateId: z.string() }),
  errors: ['onoffboarding.TooManyTemplates', 'onoffboarding.EndAccessNotPossible', 'onoffboarding.NotResponsible'],
});

export const updateTemplate = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/update-template',
  summary: 'Saves a template of the company. Plans that were made from it stay as they are.',
  effect: 'write',
  body: z.object({ template: z.object({ ...templateFields, templateId: id, version }) }),
  answer: z.object({ template: PlanTemplate }),
  errors: ['onoffboarding.EndAccessNotPossible', 'onoffboarding.NotResponsible'],
});

export const deleteTemplate = endpoint({
  ...editGate,
  method: 'DELETE',
  path: '/onoffboarding/delete-template',
  summary: 'Deletes a template of the company. Plans that were made from it stay.',
  effect: 'write',
  query: z.object({ templateId: id }),
  answer: z.object({}),
  errors: [],
});

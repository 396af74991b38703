import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { id, version } from './endpoints.ts';
import { editGate } from './gates.ts';
import { PlanTemplate, templateFields } from './template.ts';

export const getTemplates = endpoint({
  ...editGate,
  method: 'GET',
  path: '/onoffboarding/templates',
  summary: 'Lists the plan templates: the company’s own by name, and those that come with Samspill.',
  effect: 'read',
  answer: z.object({ templates: z.array(PlanTemplate), mayChange: z.boolean() }),
  errors: [],
});

export const createTemplate = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/create-template',
  repeats: 'adds',
  summary: 'Creates a plan template from a list of tasks, or from a plan.',
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
  summary: 'Changes one of the company’s plan templates. Plans created from it do not change.',
  effect: 'write',
  body: z.object({ template: z.object({ ...templateFields, templateId: id, version }) }),
  answer: z.object({ template: PlanTemplate }),
  errors: ['onoffboarding.EndAccessNotPossible', 'onoffboarding.NotResponsible'],
});

export const deleteTemplate = endpoint({
  ...editGate,
  method: 'DELETE',
  path: '/onoffboarding/delete-template',
  summary: 'Deletes one of the company’s plan templates. Plans created from it are kept.',
  effect: 'write',
  query: z.object({ templateId: id }),
  answer: z.object({}),
  errors: [],
});

import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { editGate } from './gates.ts';
import { ContractTemplate } from './template.ts';

export const getTemplates = endpoint({
  ...editGate,
  method: 'GET',
  path: '/documents/get-templates',
  summary: 'The templates of employment contracts that may be chosen, with clauses, variables and content blocks in both languages.',
  effect: 'read',
  answer: z.object({ templates: z.array(ContractTemplate) }),
  errors: [],
});

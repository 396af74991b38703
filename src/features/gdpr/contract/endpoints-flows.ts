import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { languages } from './kinds.ts';
import { NewTreatment } from './treatment-fields.ts';

/** The answers of a questionnaire: for each question the options that were chosen. */
export const FlowAnswers = z.record(z.string().max(60), z.array(z.string().max(60)).max(60));
export type FlowAnswers = z.output<typeof FlowAnswers>;

const FlowHead = z.object({
  flowId: z.string(),
  version: z.number(),
  /** A key of `departments`. */
  department: z.string(),
  name: z.string(),
  description: z.string(),
  /** How many treatments it may lead to. */
  treatments: z.number(),
  /** How many of them the protocol has. */
  made: z.number(),
  /** What the caller has answered so far; null when they have not begun. */
  answers: FlowAnswers.nullable(),
});
export type FlowHead = z.output<typeof FlowHead>;

const FlowOption = z.object({
  optionId: z.string(),
  text: z.string(),
  help: z.string().nullable(),
  /** The treatment that this answer makes, filled in beforehand in both languages. */
  treatment: NewTreatment.nullable(),
});
const FlowQuestion = z.object({
  questionId: z.string(),
  text: z.string(),
  help: z.string().nullable(),
  /** Whether several options may be chosen. */
  isMultiple: z.boolean(),
  options: z.array(FlowOption),
});
export const Flow = FlowHead.extend({ lang: z.enum(languages), questions: z.array(FlowQuestion) });
export type Flow = z.output<typeof Flow>;

const Language = z.enum(languages).default('no');

export const getFlows = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/flows/get-all',
  summary: 'Lists the questionnaires, with the caller’s answers.',
  effect: 'read',
  query: z.object({ language: Language }),
  answer: z.object({ flows: z.array(FlowHead) }),
  errors: seeCodes,
});

export const getFlow = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/flows/get-by-id',
  summary: 'Returns one questionnaire with its questions, options and the processing activities they create.',
  effect: 'read',
  query: z.object({ flowId: z.string(field('required')).max(200), language: Language }),
  answer: z.object({ flow: Flow }),
  errors: [...seeCodes, 'gdpr.InvalidFlowId', 'gdpr.FlowDoesNotExist', 'gdpr.FlowNotEnabled'],
});

export const saveFlowAnswers = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/flows/save-answers',
  summary: 'Saves the caller’s answers so far; null deletes them.',
  effect: 'write',
  body: z.object({ flowId: z.string(field('required')).max(200), answers: FlowAnswers.nullable() }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.InvalidFlowId', 'gdpr.FlowDoesNotExist', 'gdpr.FlowNotEnabled'],
});

export const getProposals = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/treatment/get-proposals',
  summary:
    'Lists processing activities that follow from the company’s use of Samspill and are missing from the record, and where the record differs.',
  effect: 'read',
  query: z.object({ language: Language }),
  answer: z.object({
    proposals: z.array(
      z.object({ proposalId: z.string(), name: z.string(), why: z.string(), isDismissed: z.boolean(), treatment: NewTreatment }),
    ),
    differences: z.array(z.object({ treatmentId: z.string(), what: z.string() })),
  }),
  errors: seeCodes,
});

export const dismissProposal = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/dismiss-proposal',
  summary: 'Dismisses a suggestion, or suggests it again.',
  effect: 'write',
  body: z.object({ proposalId: z.string(field('required')).max(60), isDismissed: z.boolean().default(true) }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.NotFound'],
});

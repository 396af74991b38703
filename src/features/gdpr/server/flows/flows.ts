import type { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type {
  Flow,
  FlowAnswers,
  FlowHead,
  getFlow as oneContract,
  getFlows as contract,
  saveFlowAnswers as saveContract,
} from '../../contract/endpoints-flows.ts';
import type { FlowContent } from '../../contract/flow-content.ts';
import type { Language } from '../../contract/kinds.ts';
import { textIn, type LocalText } from '../../contract/local-text.ts';
import { requireFull } from '../policy.ts';
import { countTreatments, knownAnswers } from '../rules/flow-answers.ts';
import { flowOf, readFlows } from './read-flows.ts';
import { deleteAnswers, readAnswers, readMade, writeAnswers } from './store-flows.ts';

interface State {
  made: Set<string>;
  answers: Map<string, FlowAnswers>;
}

async function readState({ company, actor }: Pick<CallContext, 'company' | 'actor'>): Promise<State> {
  return { made: await readMade(company), answers: await readAnswers(company, actor.member.companyUserId) };
}

function headOf(flow: FlowContent, language: Language, { made, answers }: State): FlowHead {
  const { key: flowId, version, department, name, description } = flow;
  const texts = { name: textIn(name, language), description: textIn(description, language) };
  return { flowId, version, department, ...texts, ...countTreatments(flow, made), answers: answers.get(flowId) ?? null };
}

/** The questionnaires that are switched on. */
export const getFlows = twoStepHandler<typeof contract, FlowContent[]>(
  ({ services }) => readFlows(services),
  async (context, { query: { language } }) => {
    const state = await readState(context);
    return { flows: context.prepared.filter(({ isActive }) => isActive).map((flow) => headOf(flow, language, state)) };
  },
);

type FilledIn = z.input<typeof Flow>['questions'][number]['options'][number]['treatment'];

/** The treatment of an option as it would be sent to be created. */
function filledIn(
  { key, version, department }: FlowContent,
  { optionId, treatment }: FlowContent['questions'][number]['options'][number],
): FilledIn {
  return treatment && { ...treatment, department, flowAnswer: { flowId: key, version, answer: optionId } };
}

/** The name and the treatment that an answer makes, by `questionnaire/answer`; undefined when it makes none. */
export function usualTreatmentOf(
  flows: readonly FlowContent[],
  answer: string,
): { name: LocalText; treatment: NonNullable<FilledIn> } | undefined {
  for (const flow of flows) {
    const option = flow.questions.flatMap(({ options }) => options).find(({ optionId }) => `${flow.key}/${optionId}` === answer);
    const treatment = option && filledIn(flow, option);
    if (option?.treatment && treatment) return { name: option.treatment.treatmentName, treatment };
  }
  return undefined;
}

export const getFlow = twoStepHandler<typeof oneContract, FlowContent[]>(
  ({ services }) => readFlows(services),
  async (context, { query: { flowId, language } }) => {
    const flow = flowOf(context.prepared, flowId, context.fail);
    const inLanguage = (text: LocalText | null) => text && textIn(text, language);
    const questions = flow.questions.map(({ questionId, text, help, isMultiple, options }) => ({
      questionId,
      text: textIn(text, language),
      help: inLanguage(help),
      isMultiple,
      options: options.map((option) => ({
        optionId: option.optionId,
        text: textIn(option.text, language),
        help: inLanguage(option.help),
        treatment: filledIn(flow, option),
      })),
    }));
    return { flow: { ...headOf(flow, language, await readState(context)), lang: language, questions } };
  },
);

/** Keeps answers that are half done, for whoever gave them. */
export const saveFlowAnswers = twoStepHandler<typeof saveContract, FlowContent[]>(
  ({ services }) => readFlows(services),
  async (context, { body: { flowId, answers } }) => {
    const { company, actor, now, fail, prepared } = context;
    requireFull(context, 'gdpr.ForbiddenAccess');
    const flow = flowOf(prepared, flowId, fail);
    const { companyUserId } = actor.member;
    const known = answers && knownAnswers(flow.questions, answers);
    if (known && Object.keys(known).length > 0) await writeAnswers(company, { companyUserId, flowId, answers: known, now });
    else await deleteAnswers(company, { companyUserId, flowId });
    return {};
  },
);

import type { FlowAnswers } from '../../contract/endpoints-flows.ts';
import type { FlowContent } from '../../contract/flow-content.ts';

type Questions = FlowContent['questions'];

/** Of what was sent, the options that the questions have; one only where one may be chosen. */
export function knownAnswers(questions: Questions, sent: FlowAnswers): FlowAnswers {
  const valid = questions.flatMap(({ questionId, isMultiple, options }) => {
    const chosen = options.map(({ optionId }) => optionId).filter((optionId) => sent[questionId]?.includes(optionId));
    const few = isMultiple ? chosen : chosen.slice(0, 1);
    return few.length > 0 ? [[questionId, few] as const] : [];
  });
  return Object.fromEntries(valid);
}

/** How many treatments a questionnaire may lead to, and how many of them are made. */
export function countTreatments({ key, questions }: Pick<FlowContent, 'key' | 'questions'>, made: ReadonlySet<string>) {
  const leading = questions.flatMap(({ options }) => options.filter(({ treatment }) => treatment !== null));
  return { treatments: leading.length, made: leading.filter(({ optionId }) => made.has(`${key}/${optionId}`)).length };
}

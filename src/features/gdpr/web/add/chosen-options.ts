import type { Flow, FlowAnswers } from '../../contract/endpoints-flows.ts';
import type { NewTreatment } from '../../contract/treatment-fields.ts';

/** The answers with the options of one question changed; a question without any is not answered. */
export function answeredWith(answers: FlowAnswers, questionId: string, options: readonly string[]): FlowAnswers {
  const { [questionId]: _former, ...others } = answers;
  return options.length > 0 ? { ...others, [questionId]: [...options] } : others;
}

/** The treatments that the chosen options make, in the order of the questions. */
export function chosenTreatments({ questions }: Pick<Flow, 'questions'>, answers: FlowAnswers): NewTreatment[] {
  return questions.flatMap(({ questionId, options }) =>
    options.flatMap(({ optionId, treatment }) => (treatment && answers[questionId]?.includes(optionId) ? [treatment] : [])),
  );
}

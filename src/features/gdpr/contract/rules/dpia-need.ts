import { dpiaCriteria, type DpiaCriterion } from '../kinds.ts';

/** The cases of Article 35 (3): each alone needs an assessment. */
const casesOfLaw: readonly DpiaCriterion[] = ['automatedDecisions', 'largeScaleSpecial', 'publicMonitoring'];
/** How many of the other criteria need one together. */
const enough = 2;
const special: readonly string[] = ['health', 'union', 'criminal'];
const staff: readonly string[] = ['employees', 'exEmployees', 'applicants'];

interface Answers {
  dataSubjects: readonly string[];
  dataCategories: readonly string[];
  dpiaNeeded: boolean | null;
}

/** The criteria that follow from what a treatment says of itself (gdpr.112). */
export function criteriaOf({ dataSubjects, dataCategories }: Pick<Answers, 'dataSubjects' | 'dataCategories'>): DpiaCriterion[] {
  const isMonitored = dataCategories.includes('location') && dataSubjects.some((one) => staff.includes(one));
  const holds: Partial<Record<DpiaCriterion, boolean>> = {
    sensitive: dataCategories.some((one) => special.includes(one)),
    systematicMonitoring: isMonitored,
    vulnerable: dataSubjects.includes('children') || isMonitored,
  };
  return dpiaCriteria.filter((one) => holds[one]);
}

/** Whether an assessment is needed: one case of the law, or two of the other criteria (gdpr.111). */
export function needsDpia(criteria: readonly DpiaCriterion[]): boolean {
  return criteria.some((one) => casesOfLaw.includes(one)) || criteria.length >= enough;
}

/** Whether a treatment demands an assessment: somebody has said so, or its answers do. */
export function demandsDpia(treatment: Answers): boolean {
  return treatment.dpiaNeeded === true || needsDpia(criteriaOf(treatment));
}

/** What an assessment says, as far as it must be said before it is done. */
export interface AssessedDpia {
  description: string;
  necessity: string;
  risks: string;
  measures: string;
  officerAdvice: string;
  conclusion: string;
  residualHigh: boolean | null;
  consultedOn: string | null;
  consultation: string;
}

/** What is missing before an assessment is done (Article 35 (2) and (7)); advice only where there is an officer to give it (gdpr.113). */
export function missingInDpia(dpia: AssessedDpia, { hasOfficer }: { hasOfficer: boolean }): (keyof AssessedDpia)[] {
  const questions = [
    'description',
    'necessity',
    'risks',
    'measures',
    ...(hasOfficer ? (['officerAdvice'] as const) : []),
    'conclusion',
  ] as const;
  const empty = questions.filter((name) => dpia[name] === '');
  return dpia.residualHigh === null ? [...empty, 'residualHigh'] : empty;
}

/** How far an assessment that is done has come: a high risk that is left waits for the authority, Article 36. */
export function doneState({ residualHigh, consultedOn, consultation }: AssessedDpia): 'done' | 'consultation' {
  return residualHigh === true && (consultedOn === null || consultation === '') ? 'consultation' : 'done';
}

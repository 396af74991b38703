import type { KnownRisk } from '../../contract/risk-content.ts';
import type { TreatmentContent } from '../../contract/treatment.ts';

type TreatmentFacts = Pick<TreatmentContent, 'dataCategories' | 'transferCountries' | 'softwareIds' | 'processorName'> & {
  treatmentId: string;
};

/** The known risks that the company has not taken up, each with the treatments that it is about (gdpr.53). */
export function proposedRisks(known: readonly KnownRisk[], treatments: readonly TreatmentFacts[], taken: ReadonlySet<string | null>) {
  return known.flatMap(({ key, about, ...risk }) => {
    const treatmentIds = treatments.filter((one) => isAbout(about, one)).map(({ treatmentId }) => treatmentId);
    return taken.has(key) || treatmentIds.length === 0 ? [] : [{ ...risk, triggerRiskGuid: key, treatmentIds }];
  });
}

function isAbout(about: readonly string[], { dataCategories, transferCountries, softwareIds, processorName }: TreatmentFacts): boolean {
  return (
    about.includes('any') ||
    about.some((one) => dataCategories.includes(one)) ||
    (about.includes('transfer') && (transferCountries?.length ?? 0) > 0) ||
    (about.includes('processor') && (softwareIds.length > 0 || processorName !== ''))
  );
}

import { specialCategories } from '../kinds.ts';
import { isEmptyText } from '../local-text.ts';
import type { Completion, TreatmentContent } from '../treatment.ts';

type Filled = (treatment: TreatmentContent) => boolean;
type Rules = Partial<Record<keyof TreatmentContent, Filled>>;

const written =
  (
    name:
      | 'treatmentName'
      | 'activity'
      | 'purpose'
      | 'legalBasisExplanation'
      | 'balancing'
      | 'recipients'
      | 'retention'
      | 'securityMeasures',
  ) =>
  (treatment: TreatmentContent): boolean =>
    !isEmptyText(treatment[name]);

const shared: Rules = {
  treatmentName: written('treatmentName'),
  department: ({ department }) => department !== '',
};
const ofBothRoles: Rules = {
  transferCountries: ({ transferCountries }) => transferCountries !== null,
  securityMeasures: written('securityMeasures'),
  employeeId: ({ employeeId }) => employeeId !== null,
};
const safeguard: Rules = { transferSafeguard: ({ transferSafeguard }) => transferSafeguard !== null };
const ofProcessor: Rules = { activity: written('activity'), controllerName: ({ controllerName }) => controllerName !== '' };
const ofController: Rules = {
  purpose: written('purpose'),
  legalBasis: ({ legalBasis }) => legalBasis !== null,
  dataSubjects: ({ dataSubjects }) => dataSubjects.length > 0,
  dataCategories: ({ dataCategories }) => dataCategories.length > 0,
  recipients: written('recipients'),
  retention: written('retention'),
};
/** Article 6 (1) f: which interest it is, and why it outweighs those of the people. */
const ofInterest: Rules = { legalBasisExplanation: written('legalBasisExplanation'), balancing: written('balancing') };
const ofSpecialData: Rules = { art9Basis: ({ art9Basis }) => art9Basis !== null };

/** What a treatment must have before it is final, in the order of Article 30 (gdpr.7). */
function requiredOf({ role, legalBasis, dataCategories, transferCountries }: TreatmentContent): Rules {
  const transfer = (transferCountries?.length ?? 0) > 0 ? safeguard : {};
  if (role === 'processor') return { ...shared, ...ofProcessor, ...ofBothRoles, ...transfer };
  const interest = legalBasis === 'f' ? ofInterest : {};
  const special = dataCategories.some((one) => specialCategories.includes(one)) ? ofSpecialData : {};
  return { ...shared, ...ofController, ...interest, ...special, ...ofBothRoles, ...transfer };
}

/** How complete a treatment is, and the fields that are missing. */
export function completionOf(treatment: TreatmentContent): Completion {
  const rules = Object.entries(requiredOf(treatment));
  const missing = rules.flatMap(([name, isFilled]) => (isFilled(treatment) ? [] : [name]));
  const [required, filled] = [rules.length, rules.length - missing.length];
  return { percent: Math.floor((filled / required) * 100), filled, required, missing };
}

import { treatmentLight } from '../kinds.ts';
import { noText } from '../local-text.ts';
import type { TreatmentContent } from '../treatment.ts';

/** A treatment of which nothing is said yet. */
export const blankTreatment: TreatmentContent = {
  treatmentName: noText,
  department: '',
  activity: noText,
  mainCategory: noText,
  subCategory: noText,
  purpose: noText,
  legalBasis: null,
  legalBasisExplanation: noText,
  balancing: noText,
  art9Basis: null,
  dataSubjects: [],
  dataCategories: [],
  source: noText,
  softwareIds: [],
  processorName: '',
  hasAgreement: null,
  recipients: noText,
  transferCountries: null,
  transferSafeguard: null,
  retention: noText,
  retentionMonths: null,
  retentionFrom: null,
  securityMeasures: noText,
  employeeId: null,
  statusId: treatmentLight.yellow,
  state: 'draft',
  role: 'controller',
  controllerName: '',
  controllerContact: '',
  nextReview: null,
  dpiaNeeded: null,
  flowAnswer: null,
};

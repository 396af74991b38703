/** The departments of the questionnaires; a company may write its own (gdpr.6). */
export const departments = ['hr', 'sales', 'marketing', 'it', 'finance', 'management', 'premises'] as const;
export type Department = (typeof departments)[number];

/** The legal bases of Article 6 (1), by their letters. */
export const legalBases = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type LegalBasis = (typeof legalBases)[number];
/** The exceptions of Article 9 (2), by their letters. */
export const art9Bases = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** The light of a treatment (gdpr.9). */
export const treatmentLight = { green: 1, yellow: 2, red: 3 } as const;
export const treatmentLights = [1, 2, 3] as const;
export type TreatmentLight = (typeof treatmentLights)[number];

export const treatmentStates = ['draft', 'final'] as const;
export type TreatmentState = (typeof treatmentStates)[number];

/** Whether the company decides about the data, Article 30 (1), or handles them for somebody else, Article 30 (2). */
export const treatmentRoles = ['controller', 'processor'] as const;

/** Whom data are about; any other text is the company's own words. */
export const dataSubjects = [
  'employees',
  'exEmployees',
  'applicants',
  'nextOfKin',
  'customers',
  'prospects',
  'supplierContacts',
  'visitors',
  'websiteUsers',
  'boardAndOwners',
  'children',
] as const;
export type DataSubject = (typeof dataSubjects)[number];

/** What data are about; any other text is the company's own words. */
export const dataCategories = [
  'identity',
  'contact',
  'nationalId',
  'bankAndPay',
  'employment',
  'competence',
  'absence',
  'health',
  'union',
  'image',
  'location',
  'technical',
  'communication',
  'criminal',
] as const;
export type DataCategory = (typeof dataCategories)[number];
/** Those of Article 9; they need an exception of Article 9 (2). */
export const specialCategories: readonly string[] = ['health', 'union'];

/** What makes a transfer out of the EEA lawful: a decision of adequacy, EU-US DPF, standard clauses, binding rules, an exception of Article 49. */
export const transferSafeguards = ['adequacy', 'dpf', 'scc', 'bcr', 'exception'] as const;
export type TransferSafeguard = (typeof transferSafeguards)[number];

/** What the time of storage counts from. */
export const retentionStarts = ['collected', 'lastContact', 'endOfRelation', 'endOfYear', 'endOfCase', 'withdrawal'] as const;
export type RetentionStart = (typeof retentionStarts)[number];

export const statementTypes = ['external', 'internal'] as const;
export type StatementType = (typeof statementTypes)[number];
export const languages = ['no', 'en'] as const;
export type Language = (typeof languages)[number];

/** Likelihood and consequence, 1 to 4 (gdpr.50). */
export const riskSteps = [1, 2, 3, 4] as const;
export type RiskStep = (typeof riskSteps)[number];
export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** The rights of data subjects that are asked for. */
export const requestKinds = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStates = ['open', 'answered', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

export const breachStates = ['open', 'closed'] as const;
export type BreachState = (typeof breachStates)[number];
/** What came over the data: somebody saw them, changed them, or they were lost. */
export const breachKinds = ['confidentiality', 'integrity', 'availability'] as const;
export type BreachKind = (typeof breachKinds)[number];
/** The risk for those whom the data are about; from `risk` on the authority is told, from `high` also they. */
/** A line of a timeline: written by somebody, or by the register when a breach was closed and opened again. */
export const breachEventKinds = ['note', 'closed', 'reopened'] as const;
export type BreachEventKind = (typeof breachEventKinds)[number];

export const breachRisks = ['none', 'risk', 'high'] as const;
export type BreachRisk = (typeof breachRisks)[number];

/** Why people need not be told of a high risk, Article 34 (3): the data cannot be read, later measures averted it, or a public notice tells them. */
export const breachExceptions = ['protected', 'averted', 'publicNotice'] as const;
export type BreachException = (typeof breachExceptions)[number];

/** What speaks for an assessment: the cases of Article 35 (3), and the criteria of the authority. */
export const dpiaCriteria = [
  'automatedDecisions',
  'largeScaleSpecial',
  'publicMonitoring',
  'evaluation',
  'systematicMonitoring',
  'sensitive',
  'largeScale',
  'combined',
  'vulnerable',
  'newTechnology',
  'hindersRights',
] as const;
export type DpiaCriterion = (typeof dpiaCriteria)[number];

export const dpiaStates = ['draft', 'done', 'consultation'] as const;
export type DpiaState = (typeof dpiaStates)[number];

/** Longest texts and lists of a treatment. */
export const longestName = 200;
export const longestText = 4000;
export const maxEntries = 40;
/** How many treatments are added by one call. */
export const maxAtOnce = 60;

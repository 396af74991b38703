/** The states of an employment contract (employment.1). */
export const documentState = { draft: 1, published: 2, sent: 3, reopened: 4, signed: 5 } as const;
export const documentStates = [1, 2, 3, 4, 5] as const;
export type DocumentState = (typeof documentStates)[number];

/** The templates of the product; the content service may have others. */
export const templateKeys = ['permanent', 'temporary', 'manager'] as const;

/** The clauses of a contract, in the order of the built-in templates (employment.4). */
export const clauseKeys = [
  'employmentAndAccession',
  'probationaryPeriod',
  'tasks',
  'placeOfWork',
  'workingHours',
  'salary',
  'pension',
  'holidays',
  'termination',
  'confidentiality',
  'otherWork',
  'nonCompete',
  'intellectualProperty',
  'collectiveAgreement',
  'sickLeave',
] as const;

/** What a value of a template is (employment.5). */
export const variableTypes = [
  'text',
  'number',
  'percent',
  'money',
  'date',
  'select',
  'switch',
  // Any number of the options.
  'choices',
  // Any number of lines.
  'texts',
  // Any number of arrangements, each with the institution that provides it.
  'providers',
] as const;

export const maxClauses = 40;
/** The letters of one clause. */
export const longestClause = 20_000;
/** The letters of one run of a line. */
export const longestRun = 10_000;
/** The letters of the title of an own clause. */
export const longestTitle = 200;

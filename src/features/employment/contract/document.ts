import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Day, Moment } from '#kernel/contract/values.ts';
import { documentStates, longestClause, longestTitle, maxClauses } from './kinds.ts';
import { contractText, linesOf, RichText } from './rich-text.ts';
import { ContractTemplate, Value } from './template.ts';

export const languages = ['no', 'en'] as const;
/** What belongs to the making of a contract, beside what stands in it (employment.13). */
export const BaseData = z.object({
  /** That own words are one's own responsibility; nothing is written in own words before. */
  legalWarningAcknowledged: z.boolean(),
  inviteUser: z.boolean(),
  createUser: z.boolean(),
  updateUser: z.boolean(),
  signeeFirstName: contractText(50),
  signeeLastName: contractText(50),
  signeeEmail: contractText(254),
  signeeRole: contractText(75),
  positionType: z.enum(['permanent', 'manager', 'temporary'], field('select')).nullable(),
});
export type BaseData = z.output<typeof BaseData>;

export const firstBaseData: BaseData = {
  legalWarningAcknowledged: false,
  inviteUser: true,
  createUser: true,
  updateUser: false,
  signeeFirstName: '',
  signeeLastName: '',
  signeeEmail: '',
  signeeRole: '',
  positionType: null,
};

export const ClauseText = RichText.refine(
  (text) =>
    linesOf(text)
      .flat()
      .reduce((sum, run) => sum + ('text' in run ? run.text.length : 0), 0) <= longestClause,
  field('tooLong', { max: longestClause }),
);

/** What somebody made of a clause; the order is that of the list. */
export const ElementInput = z.object({
  key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,59}$/, field('invalid')),
  active: z.boolean(),
  /** Own words; null is the template's text. */
  text: ClauseText.nullable().default(null),
  /** Of an own clause, whose key begins with `own-`. */
  title: contractText(longestTitle).nullable().default(null),
});

export const ElementsInput = z.array(ElementInput).max(maxClauses, field('tooLarge', { max: maxClauses }));
export const VariablesInput = z.array(z.object({ key: z.string().max(50), value: Value })).max(200);

/** A clause of a document. */
export const DocumentElement = z.object({
  key: z.string(),
  sequence: z.number(),
  title: z.string(),
  text: RichText,
  /** The template's text for the values chosen; null of an own clause. */
  templateText: RichText.nullable(),
  /** Whether it has own words. */
  changed: z.boolean(),
  /** Whether it is on, and whether it may be turned off. */
  active: z.boolean(),
  optional: z.boolean(),
  isOwn: z.boolean(),
});

export const DocumentPermissions = z.object({
  update: z.boolean(),
  publish: z.boolean(),
  /** Make a draft of a published one. */
  reopen: z.boolean(),
  uploadSigned: z.boolean(),
  copy: z.boolean(),
  /** Begin an addendum to it. */
  addendum: z.boolean(),
  delete: z.boolean(),
});
export type DocumentPermissions = z.output<typeof DocumentPermissions>;

/** A document in the list. */
export const DocumentListItem = z.object({
  documentId: z.string(),
  name: z.string(),
  state: z.literal(documentStates),
  language: z.enum(languages),
  templateId: z.string(),
  templateName: z.string(),
  templateVersion: z.string(),
  employeeName: z.string(),
  position: z.string(),
  /** The person of the company; null while there is none. */
  companyUserId: z.string().nullable(),
  /** The contract that an addendum changes. */
  addendumTo: z.object({ documentId: z.string(), name: z.string() }).nullable(),
  createdOn: Moment,
  changedOn: Moment,
  publishedOn: Moment.nullable(),
  /** Whether there is a PDF that the caller may open: the published one, or the signed copy. */
  hasFile: z.boolean(),
  hasSignedCopy: z.boolean(),
  /** Whether those who signed it have signed that it no longer applies. */
  isAnnulled: z.boolean(),
  version: z.number(),
  permissions: DocumentPermissions,
});
export type DocumentListItem = z.output<typeof DocumentListItem>;

/** What comes with publishing, in its order; each is chosen in `baseData`. */
export const finishSteps = ['createPerson', 'updatePerson', 'invitePerson'] as const;

/** How far one step of finishing a contract is (employment.21). */
export const FinishStep = z.object({
  step: z.enum(finishSteps),
  isDone: z.boolean(),
  /** Why it is not done. */
  code: z.string().nullable(),
  /** The fields of the person that are in the way. */
  fields: z.array(z.string()),
});
export type FinishStep = z.output<typeof FinishStep>;

/** A document. Whoever may not read its text gets the head only. */
export const EmploymentDocument = DocumentListItem.extend({
  fingerprint: z.string().nullable(),
  /** What was to be done when the contract was finished, and whether it is; for those who make contracts. */
  finishing: z.array(FinishStep),
  /** The day on which the person is updated with what it says, when that is still to come; for those who make contracts. */
  personUpdateOn: Day.nullable(),
  /** The person's other contracts that are published and wait for their first day, the first one first; for those who make contracts. */
  waitingContracts: z.array(
    z.object({
      name: z.string(),
      /** What its template is called, when it is called by that because nobody named it. */
      templateName: ContractTemplate.shape.name.optional(),
      startDate: Day,
    }),
  ),
  /** Who changed it last; for those who make contracts. */
  changedBy: z.string().nullable(),
  changedById: z.uuid().nullable(),
  content: z
    .object({
      baseData: BaseData,
      variables: z.array(z.object({ key: z.string(), value: Value, isUnusedVariable: z.boolean() })),
      elements: z.array(DocumentElement),
      /** The template it was begun with. */
      template: ContractTemplate,
    })
    .nullable(),
});
export type EmploymentDocument = z.output<typeof EmploymentDocument>;

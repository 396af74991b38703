import { z } from 'zod';
import { variableTypes } from './kinds.ts';

const Words = z.object({ no: z.string(), en: z.string() });
export type Words = z.output<typeof Words>;

/** The value of a variable; null when nothing is filled in. */
export const Value = z.union([
  z.string().max(4000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(300)).max(30),
  z.array(z.object({ type: z.string().max(120), provider: z.string().max(120) })).max(30),
  z.null(),
]);
export type Value = z.output<typeof Value>;
export type Values = Readonly<Record<string, Value | undefined>>;

const Known = z.union([z.string(), z.number(), z.boolean()]);

/** A condition of the value of a variable: one of these, none of these, nothing at all or, without any of these, something. */
const Condition = z.object({
  variable: z.string(),
  is: z.array(Known).optional(),
  isNot: z.array(Known).optional(),
  isEmpty: z.literal(true).optional(),
});
export type Condition = z.output<typeof Condition>;

/**
 * A line of a clause, or the place of a content block. `- ` begins an item of a list, `### ` a heading; inside, `{variable}` and `**strong**`.
 * Without `when` it always stands there; with conditions, all of them must hold.
 */
const TemplateLine = z.union([
  Words.extend({ when: z.array(Condition).optional() }),
  z.object({ block: z.string(), when: z.array(Condition).optional() }),
]);
export type TemplateLine = z.output<typeof TemplateLine>;

const TemplateClause = z.object({
  key: z.string(),
  title: Words,
  blockText: z.array(TemplateLine),
  sequence: z.number().int(),
  optional: z.boolean(),
  /** Whether an optional clause is on at first. */
  active: z.boolean(),
  /** The switch that also turns it on. */
  activeWith: z.string().optional(),
  toggleLabel: Words,
  helpText: Words,
});
export type TemplateClause = z.output<typeof TemplateClause>;

const VariableOption = z.object({
  value: z.string(),
  label: Words,
  /** What the contract says. */
  printed: Words,
  /** False for what was lawful once: a contract that has it keeps it, nobody can choose it. */
  isSelectable: z.boolean().default(true),
});

const TemplateVariable = z.object({
  key: z.string(),
  type: z.enum(variableTypes),
  /** Of the person, the employer and the work; or one of the adjustments. */
  group: z.enum(['base', 'employer', 'adjustment']),
  label: Words,
  helpText: Words.optional(),
  default: Value.default(null),
  /** Instead of `default` where it is words. */
  defaultIn: z.object({ no: Value, en: Value }).optional(),
  options: z.array(VariableOption).optional(),
  /** Whether a contract without it cannot be published. */
  isRequired: z.boolean().default(false),
  /** Whether it has no field of its own. */
  isHidden: z.boolean().default(false),
  /** When it means something; otherwise it is unused. */
  when: z.array(Condition).optional(),
  /** The variables that are cleared when this switch is turned off. */
  clears: z.array(z.string()).optional(),
  check: z.enum(['name', 'agreement', 'postalCode', 'email', 'phone', 'countryCode', 'digits']).optional(),
  mostLetters: z.number().int().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
});
export type TemplateVariable = z.output<typeof TemplateVariable>;

const ContentBlock = z.object({ id: z.string(), lines: z.array(TemplateLine), variables: z.array(z.string()) });

/** A template of employment contracts, as the content service has it (employment.3). */
export const ContractTemplate = z.object({
  id: z.string(),
  key: z.string().regex(/^[a-z][A-Za-z0-9-]{0,39}$/),
  name: Words,
  /** When to use it. */
  description: Words,
  /** A contract, or an addendum to one. */
  templateType: z.enum(['WorkContract', 'WorkContractAddendum']),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  isActive: z.boolean(),
  /** Not checked yet: whoever chooses it is warned. */
  isUnsafe: z.boolean(),
  baseElements: z.array(TemplateClause).max(40),
  variables: z.array(TemplateVariable).max(120),
  contentBlocks: z.array(ContentBlock).max(40),
});
export type ContractTemplate = z.output<typeof ContractTemplate>;
/** A template as it is written: what has a default may be left out. */
export type WrittenTemplate = z.input<typeof ContractTemplate>;
export type WrittenVariable = z.input<typeof TemplateVariable>;
export type WrittenClause = z.input<typeof TemplateClause>;

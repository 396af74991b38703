import type { Finding } from '../contract/findings.ts';
import { composeContract, firstElements, type Element } from '../contract/rules/compose.ts';
import { checkLaw } from '../contract/rules/law-check.ts';
import { parseLines } from '../contract/rules/template-text.ts';
import type { ContractTemplate, Value } from '../contract/template.ts';
import { filledFor, templateOf } from './templates.ts';

/** A contract of a built-in template, complete but for this. */
export interface LawCase {
  key?: string;
  given?: Record<string, Value>;
  /** Own words, by clause; several lines apart by a line break. */
  own?: Record<string, string>;
  without?: string;
  on?: string[];
  today?: string;
}

/** What the law check says of it. */
export function checked({ key = 'permanent', given = {}, own = {}, without, on = [], today = '2026-11-24' }: LawCase): Finding[] {
  const template = withLongTrial(templateOf(key));
  const shaped = (one: Element): Element => ({
    ...one,
    active: one.active || on.includes(one.key),
    text: own[one.key] === undefined ? null : parseLines((own[one.key] ?? '').split('\n')),
  });
  const elements = firstElements(template)
    .map(shaped)
    .filter((one) => one.key !== without);
  return checkLaw({ contract: composeContract({ template, language: 'no', given: { ...filledFor(key), ...given }, elements }), today });
}

/** A template of a content service that offers trials longer than the law allows. */
function withLongTrial(template: ContractTemplate): ContractTemplate {
  const words = { no: '7 måneder', en: '7 months' };
  const longer = { value: '7', label: words, printed: words, isSelectable: true };
  const variables = template.variables.map((one) =>
    one.key === 'probationaryPeriod' ? { ...one, options: [...(one.options ?? []), longer] } : one,
  );
  return { ...template, variables };
}

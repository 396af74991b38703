import type { RelativeResponsible } from '../contract/kinds.ts';
import type { TemplateDocument } from '../contract/template.ts';

export type WrittenTask = TemplateDocument['tasks'][number];

/** A title, and what to do. */
type TextPair = readonly [title: string, description: string];

interface Wording {
  no: TextPair;
  en: TextPair;
  /** Shown to the person; what they do themselves is shown anyway. */
  isShown?: true;
  when?: WrittenTask['when'];
}

/** A task so many working days from the reference date; negative is before it. */
export function task(
  days: number,
  who: RelativeResponsible,
  { no, en, isShown = who === 'companyUser' ? true : undefined, when = {} }: Wording,
): WrittenTask {
  return {
    title: { no: no[0], en: en[0] },
    description: { no: no[1], en: en[1] },
    relativeDueDate: { days, unit: 'workingDay' },
    relativeResponsible: who,
    visibleToEmployee: isShown === true,
    when,
  };
}

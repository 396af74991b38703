import { createTranslator } from 'use-intl/core';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { Language } from '../contract/kinds.ts';
import { responsibleOf, type PlanPeople } from '../contract/rules/responsible.ts';
import { enHeld } from '../texts/en-held.ts';
import { noHeld } from '../texts/no-held.ts';
import { isHeldKey } from './rules/held-things.ts';
import type { SourceTask } from './source.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enHeld }),
  no: createTranslator({ locale: intlLocale.no, messages: noHeld }),
};

/** A task for each kind of thing that is held, due on the last day. They go to the nearest manager, else to whoever adds them. */
export function heldTasks(kinds: readonly string[], { language, people, by }: { language: Language; people: PlanPeople; by: string }) {
  const manager = { relativeResponsible: 'reportingManager', responsibleId: null } as const;
  const hasManager = responsibleOf(manager, people).responsibleId !== null;
  const words = translators[language];
  return kinds.map((heldKind): SourceTask & { heldKind: string } => ({
    title: words(isHeldKey(heldKind) ? heldKind : 'other'),
    description: '',
    dueDate: null,
    relativeDueDate: { days: 0, unit: 'day' },
    ...(hasManager ? manager : { relativeResponsible: null, responsibleId: by }),
    visibleToEmployee: false,
    when: {},
    heldKind,
  }));
}

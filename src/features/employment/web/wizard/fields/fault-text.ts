import { useTexts } from '#kernel/web/texts.ts';
import type { ValueFault } from '../../../contract/rules/check-values.ts';
import type { TemplateVariable } from '../../../contract/template.ts';
import type { en } from '../../../texts/en.ts';

const longestOfBase = 4000;

/** The words for what is wrong with a value. */
export function useFaultText(): (variable: TemplateVariable, fault: ValueFault) => string {
  const t = useTexts<typeof en>('employment');
  return (variable, fault) => {
    const { check, type, from = 0, to = 0, mostLetters: most = longestOfBase } = variable;
    if (fault !== 'format') return t(`wizard.faults.${fault}`, { most, from, to });
    if (check) return t(`wizard.faults.format.${check}`);
    return t(type === 'date' ? 'wizard.faults.format.date' : 'wizard.faults.format.number');
  };
}

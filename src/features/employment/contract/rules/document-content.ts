import type { Language } from '#kernel/contract/locale.ts';
import type { BaseData, EmploymentDocument } from '../document.ts';
import type { ContractTemplate, Value } from '../template.ts';
import { composeContract, isInContract, type Element } from './compose.ts';
import { templateText } from './template-text.ts';
import { valuesOf } from './values.ts';

interface GivenContent {
  template: ContractTemplate;
  language: Language;
  baseData: BaseData;
  given: Readonly<Record<string, Value>>;
  elements: readonly Element[];
}

/** The content of a document as it is shown: every value, and every clause in its place, also those that are off. */
export function contentOf(content: GivenContent): NonNullable<EmploymentDocument['content']> {
  const { template, baseData, given } = content;
  const { unused } = composeContract(content);
  const known = new Set(template.variables.map(({ key }) => key));
  const variables = Object.entries(given).filter(([key]) => known.has(key));
  return {
    baseData,
    variables: variables.map(([key, value]) => ({ key, value, isUnusedVariable: unused.includes(key) })),
    elements: elementsOf(content),
    template,
  };
}

function elementsOf({ template, language, given, elements }: GivenContent): NonNullable<EmploymentDocument['content']>['elements'] {
  const values = valuesOf(template, language, given);
  const clauses = new Map(template.baseElements.map((clause) => [clause.key, clause]));
  return elements.map((element, sequence) => {
    const clause = clauses.get(element.key);
    const fromTemplate = clause ? templateText(template, clause, { language, values }) : null;
    return {
      key: element.key,
      sequence,
      title: clause?.title[language] ?? element.title ?? '',
      text: element.text ?? fromTemplate ?? [],
      templateText: fromTemplate,
      changed: element.text !== null,
      active: isInContract(clause, element, values),
      optional: clause?.optional ?? true,
      isOwn: clause === undefined,
    };
  });
}

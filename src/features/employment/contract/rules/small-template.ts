import { ContractTemplate } from '../template.ts';

type Parts = Partial<Pick<ContractTemplate, 'baseElements'>> & { variables?: readonly object[] };

/** For tests of these rules: a text in both languages. */
export const words = (text: string) => ({ no: text, en: `${text} (en)` });

/** A required clause of these lines, unless the rest says otherwise. */
export const clause = (key: string, lines: readonly string[], rest: object = {}): ContractTemplate['baseElements'][number] => ({
  key,
  title: words(key),
  blockText: lines.map((line) => ({ no: line, en: line })),
  sequence: 1,
  optional: false,
  active: false,
  toggleLabel: words(''),
  helpText: words(''),
  ...rest,
});

export const variable = (key: string, type: string, rest: object = {}) => ({
  key,
  type,
  group: 'base',
  label: words(`navn på ${key}`),
  ...rest,
});

/** A template of nothing but these clauses and variables. */
export const smallTemplate = ({ baseElements = [], variables = [] }: Parts): ContractTemplate =>
  ContractTemplate.parse({
    id: '1',
    key: 'test',
    name: words(''),
    description: words(''),
    templateType: 'WorkContract',
    version: '1.0.0',
    isActive: true,
    isUnsafe: false,
    baseElements,
    variables,
    contentBlocks: [],
  });

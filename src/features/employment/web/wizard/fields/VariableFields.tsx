import { Columns } from '#ui/Columns.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Finding } from '../../../contract/findings.ts';
import type { ValueFault } from '../../../contract/rules/check-values.ts';
import type { TemplateVariable, Value, Values } from '../../../contract/template.ts';
import { useFindingWords } from '../../law/finding-words.ts';
import { fieldsOfFinding } from '../step-marks.ts';
import { useFaultText } from './fault-text.ts';
import styles from './fields.module.css';
import { VariableField } from './VariableField.tsx';

interface VariableFieldsProps {
  variables: readonly TemplateVariable[];
  values: Values;
  onChange: (key: string, value: Value) => void;
  faults: ReadonlyMap<string, ValueFault>;
  findings?: readonly Finding[];
}

/** Fields one below the other, each with what is wrong with it and what the law says of it. */
export function VariableFields({ variables, values, onChange, faults, findings = [] }: VariableFieldsProps) {
  const faultText = useFaultText();
  const shown = variables.map((variable) => {
    const { key } = variable;
    const fault = faults.get(key);
    const said = findings.filter((finding) => fieldOf(finding, values) === key);
    return (
      <div key={key} className={styles['field']} data-field={key} data-wide={wide.has(variable.type) || undefined}>
        <VariableField
          variable={variable}
          value={values[key]}
          onChange={(value) => onChange(key, value)}
          error={fault && faultText(variable, fault)}
        />
        {said.map((finding) => (
          <FindingNote key={finding.key} finding={finding} />
        ))}
      </div>
    );
  });
  return <Columns of="longFields">{shown}</Columns>;
}

// What does not fit beside another field.
const wide: ReadonlySet<TemplateVariable['type']> = new Set(['switch', 'choices', 'texts', 'providers', 'percent']);

/** The first of its fields that stands in the contract. */
const fieldOf = ({ key }: Finding, values: Values): string | undefined => fieldsOfFinding[key]?.find((field) => field in values);

const tones = { block: 'bad', warn: 'warn', inform: 'note', found: 'note' } as const;

function FindingNote({ finding }: { finding: Finding }) {
  const words = useFindingWords();
  return (
    <Notice tone={tones[finding.level]} {...(finding.level !== 'inform' && { role: 'status' as const })}>
      {words(finding)}
    </Notice>
  );
}

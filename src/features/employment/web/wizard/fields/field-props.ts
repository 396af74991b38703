import { useLanguage } from '#kernel/web/texts.ts';
import type { TemplateVariable, Value } from '../../../contract/template.ts';

/** What every kind of field is given. */
export interface FieldProps {
  variable: TemplateVariable;
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** What is wrong with the value. */
  error: string | undefined;
}

/** What the fields of all types have in common. */
export function useFieldProps({ variable: { label, helpText, isRequired }, error }: FieldProps) {
  const language = useLanguage();
  return { label: label[language], description: helpText?.[language], required: isRequired, error };
}

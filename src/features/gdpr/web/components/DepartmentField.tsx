import { Autocomplete, type AutocompleteProps, type OptionsFilter } from '@mantine/core';
import { departments } from '../../contract/kinds.ts';
import { useGdprTexts, useNames } from '../gdpr-words.ts';

interface DepartmentFieldProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange' | 'filter' | 'maxLength'> {
  /** One of the known departments by its key, or own words. */
  value: string;
  onChange: (department: string) => void;
}

/** A department: one of the known ones, kept by its key so that both languages name it, or of the company's own words (gdpr.6). */
export function DepartmentField({ value, onChange, ...rest }: DepartmentFieldProps) {
  const t = useGdprTexts();
  const names = useNames();
  const nameOf = (key: (typeof departments)[number]) => t(`words.departments.${key}`);
  const take = (typed: string) => onChange(departments.find((key) => nameOf(key).toLowerCase() === typed.trim().toLowerCase()) ?? typed);
  return (
    <Autocomplete
      {...rest}
      data={departments.map(nameOf)}
      filter={allWhileChosen}
      maxLength={60}
      value={value === '' ? '' : names.department(value)}
      onChange={take}
    />
  );
}

/** All of them while one is chosen, so that another can be; else those that the typed words are in. */
const allWhileChosen: OptionsFilter = ({ options, search }) => {
  const sought = search.trim().toLowerCase();
  const labels = options.map((option) => ('label' in option ? option.label.toLowerCase() : ''));
  return labels.includes(sought) ? options : options.filter((_, index) => labels[index]?.includes(sought));
};

import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { personOptions, type PersonChoice } from './person-options.ts';
import { useKernelTexts } from './texts.ts';

interface PeopleSelectProps extends Omit<MultiSelectProps, 'data'> {
  /** Undefined while they are being read. */
  people: readonly PersonChoice[] | undefined;
}

/** A field that chooses several people by name. */
export function PeopleSelect({ people, ...props }: PeopleSelectProps) {
  const t = useKernelTexts();
  const data = useMemo(() => personOptions(people ?? []), [people]);
  const nothing = people ? t('person.nobody') : t('page.loading');
  return (
    <MultiSelect
      searchable
      clearSearchOnChange
      hidePickedOptions
      limit={50}
      placeholder={t('person.find')}
      nothingFoundMessage={nothing}
      {...props}
      data={data}
    />
  );
}

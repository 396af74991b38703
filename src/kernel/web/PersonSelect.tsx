import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { personOptions, type PersonChoice } from './person-options.ts';
import { useKernelTexts } from './texts.ts';

interface PersonSelectProps extends Omit<SelectProps, 'data'> {
  people: readonly PersonChoice[];
  /** The chosen person, who may no longer be among the people. */
  current?: PersonChoice | undefined;
}

/** A field that chooses one person by name. */
export function PersonSelect({ people, current, ...props }: PersonSelectProps) {
  const t = useKernelTexts();
  const data = useMemo(() => personOptions(people, current), [people, current]);
  return <Select searchable limit={50} placeholder={t('person.find')} nothingFoundMessage={t('person.nobody')} {...props} data={data} />;
}

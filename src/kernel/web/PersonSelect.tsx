import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { personOptions, type PersonChoice } from './person-options.ts';
import { useKernelTexts } from './texts.ts';

interface PersonSelectProps extends Omit<SelectProps, 'data'> {
  /** Undefined while they are being read. */
  people: readonly PersonChoice[] | undefined;
  /** The chosen person, who may no longer be among the people. */
  current?: PersonChoice | undefined;
}

/** A field that chooses one person by name. */
export function PersonSelect({ people, current, ...props }: PersonSelectProps) {
  const t = useKernelTexts();
  const data = useMemo(() => personOptions(people ?? [], current), [people, current]);
  const nothing = people ? t('person.nobody') : t('page.loading');
  return <Select searchable limit={50} placeholder={t('person.find')} nothingFoundMessage={nothing} {...props} data={data} />;
}

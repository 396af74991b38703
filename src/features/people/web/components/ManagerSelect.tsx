import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyUsers } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';

interface ManagerSelectProps extends Omit<SelectProps, 'data'> {
  /** The person who will report; excluded from the choices. */
  exceptId?: string;
  /** The current manager, who may no longer be among the choices. */
  current?: { id: string; name: string } | undefined;
}

/** Selects a manager among the active staff. */
export function ManagerSelect({ exceptId, current, ...props }: ManagerSelectProps) {
  const t = useTexts<typeof en>('people');
  const { answer } = useCall(getCompanyUsers, {}, { staleMinutes: 2 });
  const data = useMemo(() => {
    const people = (answer?.companyUsers ?? []).filter(({ id, isExternal }) => !isExternal && id !== exceptId);
    const choices = people.map((person) => ({ value: person.id, label: nameAndWork(person) }));
    const isKnown = !current || choices.some(({ value }) => value === current.id);
    return isKnown ? choices : [{ value: current.id, label: current.name }, ...choices];
  }, [answer, exceptId, current]);
  return (
    <Select
      searchable
      clearable
      limit={50}
      placeholder={t('edit.noManager')}
      nothingFoundMessage={t('list.nobodyFound')}
      {...props}
      data={data}
    />
  );
}

function nameAndWork(person: { firstName: string; lastName: string; position: string | null }): string {
  return person.position ? `${fullName(person)} · ${person.position}` : fullName(person);
}

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { List } from '#kernel/web/use-list.ts';
import { getLogPeople } from '../../contract/endpoints.ts';
import type { LogLine, LogPerson } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';

interface PersonChoiceProps {
  list: List;
  /** The current lines: an erased person's name is taken from them. */
  lines: readonly LogLine[];
}

/** Filters the log by a person in any state; the server searches, since a company may have thousands. */
export function PersonChoice({ list, lines }: PersonChoiceProps) {
  const t = useTexts<typeof en>('log');
  const [typed, setTyped] = useState('');
  const [debouncedSearch] = useDebouncedValue(typed, 250);
  const chosen = list.filters['person']?.[0];
  const query = { search: debouncedSearch, ...(chosen && { companyUserId: chosen }) };
  const { answer } = useCall(getLogPeople, { query }, { staleMinutes: 2, keepsPrevious: true });
  const people = new Map((answer?.people ?? []).map((person) => [person.companyUserId, person]));
  const named = lines.flatMap(({ actor, person }) => [actor, person]).find((one) => one?.companyUserId === chosen);
  const label = (chosen && people.get(chosen)?.fullName) ?? named?.name;
  return (
    <PersonSelect
      label={t('list.person')}
      placeholder={t('list.anybody')}
      people={[...people.values()].map(({ companyUserId, fullName }) => ({ id: companyUserId, name: fullName }))}
      current={chosen && label ? { id: chosen, name: label } : undefined}
      value={chosen ?? null}
      onChange={(id) => list.setFilter('person', id ? [id] : [])}
      // The selected person's name in the field is not a search text.
      onSearchChange={(text) => setTyped(text === label ? '' : text)}
      filter={({ options }) => options}
      renderOption={({ option }) => <Option person={people.get(option.value)} name={option.label} />}
      clearable
    />
  );
}

function Option({ person, name }: { person: LogPerson | undefined; name: string }) {
  const t = useTexts<typeof en>('log');
  const state = person?.state ?? 'active';
  return (
    <span className={styles['option']}>
      {name}
      {state !== 'active' && <span className={styles['quiet']}>{t(`states.${state}`)}</span>}
    </span>
  );
}

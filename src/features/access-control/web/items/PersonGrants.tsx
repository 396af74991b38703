import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { findItemPeople } from '../../contract/endpoints-item.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import type { ChosenPerson } from './grant-draft.ts';
import { LevelSelect } from './LevelSelect.tsx';

interface PersonGrantsProps {
  item: { itemType: string; itemId: string };
  people: readonly ChosenPerson[];
  onChange: (people: readonly ChosenPerson[]) => void;
}

/** The people who can see an item, searched by name. */
export function PersonGrants({ item, people, onChange }: PersonGrantsProps) {
  const t = useTexts<typeof en>('access-control');
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search, 250);
  const found =
    useCall(findItemPeople, { body: { ...item, search: debouncedSearch } }, { keepsPrevious: true, staleMinutes: 2 }).answer?.people ?? [];
  const offered = found.filter(({ companyUserId }) => !people.some((one) => one.companyUserId === companyUserId));
  const add = (id: string | null) => {
    const person = found.find(({ companyUserId }) => companyUserId === id);
    if (person) onChange([...people, { ...person, level: 'view' }]);
    setSearch('');
  };
  const change = (id: string, part: Partial<ChosenPerson>) =>
    onChange(people.map((one) => (one.companyUserId === id ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles['set']}>
      <legend className={styles['heading']}>{t('items.people')}</legend>
      {people.length > 0 && (
        <ul className={styles['rows']}>
          {people.map(({ companyUserId: id, fullName, role, level }) => (
            <li key={id} className={styles['row']}>
              <span className={styles['rowName']}>
                {fullName} <span className={styles['quiet']}>{t(`roles.${role}.name`)}</span>
              </span>
              <LevelSelect name={fullName} level={level} onChange={(next) => change(id, { level: next })} />
              <IconButton
                label={t('items.remove', { name: fullName })}
                icon={IconX}
                size={28}
                onClick={() => onChange(people.filter((one) => one.companyUserId !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <PersonSelect
        label={t('items.addPerson')}
        people={offered.map(({ companyUserId, fullName, role }) => ({ id: companyUserId, name: fullName, about: t(`roles.${role}.name`) }))}
        // The server has searched already, so the list is not filtered again.
        filter={({ options }) => options}
        searchValue={search}
        onSearchChange={setSearch}
        value={null}
        onChange={add}
      />
    </fieldset>
  );
}

import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconUser, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { usePersonChoices } from '#features/people/web/public.ts';
import { call, newRepeatKey } from '#kernel/web/call.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { MoveButtons, SortHandle } from '#kernel/web/sortable/SortControls.tsx';
import { SortableList } from '#kernel/web/sortable/SortableList.tsx';
import { useSortableRow } from '#kernel/web/sortable/use-sortable-row.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Columns } from '#ui/Columns.tsx';
import { emailInput } from '#ui/email-input.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { getSigningContacts } from '../../contract/endpoints-contacts.ts';
import { languages } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { freePerson, personOf, type PersonValue } from '../people-values.ts';
import styles from './signing-people.module.css';

interface SigningPeopleProps {
  label: string;
  /** What these people are for. */
  text?: string | undefined;
  people: readonly PersonValue[];
  onChange: (people: PersonValue[]) => void;
  isInOrder: boolean;
  most: number;
  /** A field of one row, as the form binds it. */
  fieldOf: (index: number, name: 'name' | 'email' | 'language') => object;
  error: string | undefined;
}

/** The people who sign, among the staff or written in; in order by mouse, finger, keyboard or buttons. */
export function SigningPeople({ label, text, people, onChange, isInOrder, most, fieldOf, error }: SigningPeopleProps) {
  const t = useTexts<typeof en>('signing');
  const id = useId();
  const move = (from: number, to: number): void => onChange(moved(people, from, to));
  const nameOf = (key: string): string => {
    const index = people.findIndex((person) => person.key === key);
    return people[index]?.name.trim() || t('new.people.unnamed', { number: index + 1 });
  };
  return (
    <section className={styles['whole']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {label}
      </h3>
      {text !== undefined && <p className={styles['quiet']}>{text}</p>}
      <SortableList label={label} keys={people.map(({ key }) => key)} nameOf={nameOf} onMove={move}>
        {people.map((person, index) => (
          <Row
            key={person.key}
            person={person}
            name={nameOf(person.key)}
            place={{ index, isLast: index === people.length - 1 }}
            onMove={isInOrder && people.length > 1 ? (steps) => move(index, index + steps) : undefined}
            fieldOf={(name) => fieldOf(index, name)}
            onRemove={() => onChange(people.filter((one) => one !== person))}
          />
        ))}
      </SortableList>
      {people.length === 0 && <p className={styles['quiet']}>{t('new.people.none')}</p>}
      <p className={styles['error']} role="alert">
        {error}
      </p>
      {people.length < most ? (
        <AddPeople people={people} onAdd={(person) => onChange([...people, person])} />
      ) : (
        <p className={styles['quiet']}>{t('new.people.most', { count: most })}</p>
      )}
    </section>
  );
}

/** Without one that is dropped outside. */
function moved(people: readonly PersonValue[], from: number, to: number): PersonValue[] {
  const person = people[from];
  if (!person || to < 0 || to >= people.length) return [...people];
  return people.toSpliced(from, 1).toSpliced(to, 0, person);
}

interface RowProps {
  person: PersonValue;
  name: string;
  place: { index: number; isLast: boolean };
  /** Undefined where there is no order. */
  onMove: ((steps: 1 | -1) => void) | undefined;
  fieldOf: (name: 'name' | 'email' | 'language') => object;
  onRemove: () => void;
}

function Row({ person, name, place: { index, isLast }, onMove, fieldOf, onRemove }: RowProps) {
  const t = useTexts<typeof en>('signing');
  const { row, handle } = useSortableRow(person.key);
  const choices = languages.map((value) => ({ value, label: t(`list.languages.${value}`) }));
  return (
    <li {...row} className={styles['row']}>
      <div className={styles['head']}>
        {onMove && <SortHandle name={name} handle={handle} />}
        {onMove && <span className={styles['number']}>{index + 1}</span>}
        <span className={styles['name']}>{name}</span>
        {onMove && <MoveButtons name={name} isFirst={index === 0} isLast={isLast} onMove={onMove} />}
        <IconButton label={t('new.people.remove', { name })} icon={IconX} onClick={onRemove} />
      </div>
      <Columns>
        {person.companyUserId === null && <TextInput label={t('new.people.name')} required autoComplete="off" {...fieldOf('name')} />}
        <TextInput label={t('new.people.email')} required autoComplete="off" {...emailInput} {...fieldOf('email')} />
        <Select label={t('new.people.language')} data={choices} allowDeselect={false} {...fieldOf('language')} />
      </Columns>
    </li>
  );
}

function AddPeople({ people, onAdd }: { people: readonly PersonValue[]; onAdd: (person: PersonValue) => void }) {
  const t = useTexts<typeof en>('signing');
  const language = useLanguage();
  const { companyUserId } = useUser();
  const chosen = new Set(people.map((person) => person.companyUserId));
  const choices = usePersonChoices()?.filter(({ id }) => !chosen.has(id));
  const addStaff = (id: string): void =>
    void runOrShowError(async () => {
      const { contacts } = await call(getSigningContacts, { body: { companyUserIds: [id] } });
      contacts.map(personOf).forEach(onAdd);
    });
  return (
    <>
      <PersonSelect
        label={t('new.people.addStaff')}
        people={choices}
        value={null}
        onChange={(chosenId) => chosenId !== null && addStaff(chosenId)}
      />
      <ButtonRow>
        <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={() => onAdd(freePerson(newRepeatKey(), language))}>
          {t('new.people.addFree')}
        </Button>
        {companyUserId !== null && !chosen.has(companyUserId) && (
          <Button variant="default" leftSection={<IconUser aria-hidden />} onClick={() => addStaff(companyUserId)}>
            {t('new.people.addMe')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

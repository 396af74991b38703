import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import type { Form } from '#kernel/web/form.ts';
import { PeopleSelect } from '#kernel/web/PeopleSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { Notice } from '#ui/Notice.tsx';
import { getPossibleContestants } from '../../contract/endpoints.ts';
import { fewestContestants, longestName, maxTickets, maxTicketsEach } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { ContestantRows } from './ContestantRows.tsx';
import styles from './contestants.module.css';
import { goneFrom, withPeople, withTypedName, type ContestantValue, type GameValues } from './game-values.ts';

/** Who has tickets: people, whole departments, and names. */
export function ContestantFields({ form }: { form: Form<GameValues> }) {
  const t = useTexts<typeof en>('lottery');
  const format = useFormat();
  const { contestants, each } = form.fields.getValues();
  const change = (next: readonly ContestantValue[]): void => form.fields.setFieldValue('contestants', [...next]);
  const tickets = contestants.reduce((sum, one) => sum + one.tickets, 0);
  const { error } = form.fields.getInputProps('contestants');
  return (
    <>
      <AddPeople contestants={contestants} each={each} onEach={(next) => form.fields.setFieldValue('each', next)} onChange={change} />
      <AddName form={form} />
      {error && (
        <p className={styles['error']} role="alert">
          {contestants.length < fewestContestants ? t('form.few') : error}
        </p>
      )}
      <GoneContestants contestants={contestants} onChange={change} />
      <ContestantRows form={form} />
      <output className={styles['sum']}>
        {t('form.sum', { contestants: contestants.length, tickets: format.number(tickets) })}
        {tickets > maxTickets && ` ${t('form.tooMany', { count: format.number(maxTickets) })}`}
      </output>
    </>
  );
}

interface GoneContestantsProps {
  contestants: readonly ContestantValue[];
  onChange: (next: ContestantValue[]) => void;
}

/** Names those of a copied game who cannot be chosen now, before the game is refused for them. */
function GoneContestants({ contestants, onChange }: GoneContestantsProps) {
  const t = useTexts<typeof en>('lottery');
  const format = useFormat();
  const { answer } = useCall(getPossibleContestants, {}, { staleMinutes: 2 });
  const gone = answer ? goneFrom(contestants, answer.people) : [];
  if (gone.length === 0) return null;
  const remove = (
    <Button variant="default" size="compact-sm" onClick={() => onChange(contestants.filter((one) => !gone.includes(one)))}>
      {t('form.removeGone')}
    </Button>
  );
  return (
    <Notice tone="warn" actions={remove}>
      {t('form.gone', { names: format.list(gone.map(({ name }) => name)) })}
    </Notice>
  );
}

interface AddPeopleProps {
  contestants: readonly ContestantValue[];
  each: number;
  onEach: (each: number) => void;
  onChange: (next: ContestantValue[]) => void;
}

/** People one by one or whole departments, each with the same number of tickets. */
function AddPeople({ contestants, each, onEach, onChange }: AddPeopleProps) {
  const t = useTexts<typeof en>('lottery');
  const { answer } = useCall(getPossibleContestants, {}, { staleMinutes: 2 });
  const people = answer?.people ?? [];
  const byDepartment = Map.groupBy(people, ({ department }) => department ?? '');
  const departments = [...byDepartment.keys()].filter(Boolean).toSorted((one, other) => one.localeCompare(other, 'nb'));
  const choices = answer?.people.map(({ companyUserId, fullName, department }) => ({
    id: companyUserId,
    name: fullName,
    about: department,
  }));
  const add = (chosen: typeof people): void => onChange(withPeople(contestants, chosen, each));
  const everybody = 'everybody';
  return (
    <>
      <NumberInput
        label={t('form.each')}
        description={t('form.eachText')}
        min={1}
        max={maxTicketsEach}
        clampBehavior="strict"
        allowDecimal={false}
        value={each}
        onChange={(value) => typeof value === 'number' && value >= 1 && onEach(value)}
        w="10rem"
      />
      <Columns>
        <PeopleSelect
          label={t('form.addPeople')}
          people={choices}
          value={[]}
          onChange={([id]) => add(people.filter(({ companyUserId }) => companyUserId === id))}
        />
        <Select
          label={t('form.addDepartment')}
          placeholder={t('form.chooseDepartment')}
          data={[{ value: everybody, label: t('form.everybody') }, ...departments.map((name) => ({ value: `:${name}`, label: name }))]}
          value={null}
          onChange={(chosen) => chosen && add(chosen === everybody ? people : (byDepartment.get(chosen.slice(1)) ?? []))}
        />
      </Columns>
    </>
  );
}

/** Somebody who is not in the company's list; the form keeps the name while it is typed. */
function AddName({ form: { fields } }: { form: Form<GameValues> }) {
  const t = useTexts<typeof en>('lottery');
  const add = (): void => fields.setValues(withTypedName(fields.getValues()));
  return (
    <div className={styles['add']}>
      <TextInput
        label={t('form.addName')}
        maxLength={longestName}
        {...fields.getInputProps('typedName')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={add}>
        {t('form.add')}
      </Button>
    </div>
  );
}

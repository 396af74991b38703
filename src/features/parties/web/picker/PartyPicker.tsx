import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { organisationNumberFault } from '#features/company/contract/organisation-number.ts';
import { fieldErrorText } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { searchParties } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { ChosenParty } from './ChosenParty.tsx';
import { PartyOption } from './PartyOption.tsx';
import styles from './picker.module.css';
import { LiveAnswer } from '#ui/LiveAnswer.tsx';
import { RegisterAnswer } from './RegisterAnswer.tsx';
import { UnknownParty } from './UnknownParty.tsx';
import { useAddParty } from './use-add-party.ts';
import { typedKind, useRegisterSearch, type PartyChoice } from './use-register-search.ts';

interface PartyPickerProps extends Omit<AutocompleteProps, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  value: PartyChoice;
  onChange: (choice: PartyChoice) => void;
}

/** A field that chooses a party: one that is known, one of the business register, or a name alone. */
export function PartyPicker({ value, onChange, error, ...input }: PartyPickerProps) {
  const t = useTexts<typeof en>('parties');
  const { name, partyId } = value;
  const [debouncedName] = useDebouncedValue(name.trim().slice(0, 100), 250);
  const { answer, error: failure } = useCall(searchParties, { query: { text: debouncedName } }, { staleMinutes: 2, keepsPrevious: true });
  const found = answer?.parties ?? [];
  const isAnswered = answer !== undefined;
  // Until it is known, what most may do has its place, so that the fields below do not move.
  const mayAdd = (answer?.mayAdd ?? !failure) && !input.readOnly;
  const search = useRegisterSearch(value, isAnswered && mayAdd);
  const { add, adding } = useAddParty(onChange);
  const picked = useRef<string>(undefined);
  const kind = typedKind(name);

  /** A chosen option writes its name into the field; so does typing, and a name that only one party has means that one. */
  function take(text: string): void {
    const [same, ...others] = found.filter((party) => party.name === text);
    const only = others.length === 0 ? same?.partyId : undefined;
    onChange({ name: text, partyId: picked.current ?? only ?? null });
    picked.current = undefined;
  }

  return (
    <div className={styles['picker']}>
      <Autocomplete
        description={mayAdd ? t('picker.hint') : t('picker.hintRead')}
        maxLength={200}
        autoComplete="off"
        {...input}
        error={error ?? (partyId === null && kind === 'wrongNumber' && faultText(name))}
        data={found.map((party) => ({ value: party.partyId, label: party.name }))}
        filter={({ options }) => options}
        renderOption={({ option }) => <PartyOption party={found.find((one) => one.partyId === option.value)} />}
        onOptionSubmit={(id) => {
          picked.current = id;
        }}
        value={name}
        onChange={take}
      />
      {partyId !== null && <ChosenParty partyId={partyId} />}
      {mayAdd && partyId === null && kind === 'name' && (
        <UnknownParty isBlocked={adding || !isAnswered} onSearch={search.ask} onAdd={(as) => add({ kind: as, name: name.trim() })} />
      )}
      <LiveAnswer>
        {search.read && (
          <RegisterAnswer
            read={search.read}
            isAdding={adding}
            onUse={({ known, registryId, name: registered }) =>
              known ? onChange(known) : add({ kind: 'organisation', registryId, name: registered ?? '' })
            }
          />
        )}
      </LiveAnswer>
    </div>
  );
}

function faultText(typed: string): string {
  return organisationNumberFault(typed) === 'exactDigits'
    ? fieldErrorText({ code: 'exactDigits', params: { length: 9 } })
    : fieldErrorText({ code: 'checkDigit' });
}

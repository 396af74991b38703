import { Radio } from '@mantine/core';
import { StackedList } from '#ui/StackedList.tsx';
import type { FieldDifference, InBoth } from '../../contract/entities.ts';
import { hiddenFields, type AccountingSystem } from '../../contract/kinds.ts';
import { planLevelling } from '../../contract/rules/plan-levelling.ts';
import { levellingChoices, winnerOf, winners, withOverride } from './chosen.ts';
import styles from './compare.module.css';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';

interface DifferenceListProps {
  row: InBoth;
  provider: AccountingSystem;
  choice: Choice | undefined;
}

/** The fields in which somebody differs: both values, whose counts, and what happens then. */
export function DifferenceList({ row, provider, choice }: DifferenceListProps) {
  const { t } = useCompareWords(provider);
  if (row.differences.length === 0) return <p className={styles['quiet']}>{t('compare.panel.equal')}</p>;
  return (
    <StackedList aria-label={t('compare.panel.caption', { name: row.fullName })} gap={5}>
      {row.differences.map((difference) => (
        <li key={difference.field}>
          <Difference row={row} provider={provider} choice={choice} difference={difference} />
        </li>
      ))}
    </StackedList>
  );
}

type DifferenceProps = DifferenceListProps & { difference: FieldDifference };

function Difference({ row, provider, choice, difference }: DifferenceProps) {
  const { t, system, fieldName } = useCompareWords(provider);
  const isOpen = choice && !row.isDeactivated && (difference.canWriteHere || difference.canWriteThere);
  const values = useSideValues(provider, difference);
  const name = fieldName(difference.field);
  const label = (side: (typeof winners)[number]) =>
    t('compare.panel.valueOf', { side: t(`compare.winner.${side}`, { system }), value: values[side] });
  return (
    <>
      {isOpen ? (
        <Radio.Group
          label={name}
          value={winnerOf(choice.chosen, row.companyUserId, difference)}
          // The values are the winners below.
          onChange={(next) => {
            const winner = winners.find((one) => one === next);
            if (winner) choice.change(withOverride(choice.chosen, row.companyUserId, { difference, winner }));
          }}
        >
          <div className={styles['values']}>
            {winners.map((side) => (
              <Radio key={side} value={side} label={label(side)} />
            ))}
          </div>
        </Radio.Group>
      ) : (
        <>
          <p className={styles['fieldName']}>{name}</p>
          <div className={styles['values']}>
            {winners.map((side) => (
              <span key={side}>{label(side)}</span>
            ))}
          </div>
        </>
      )}
      <Outcome row={row} provider={provider} choice={choice} difference={difference} />
    </>
  );
}

/** What is known of the value on one side; what can be written on the other is valid. */
interface Side {
  isMissing: boolean;
  isValid: boolean;
  isOtherValid: boolean;
}

/** Both values as they are read; of a number that is never shown only whether it is missing or invalid. */
function useSideValues(provider: AccountingSystem, { field, kind, here, there, canWriteHere, canWriteThere }: FieldDifference) {
  const { t, value } = useCompareWords(provider);
  const isHidden = hiddenFields.some((one) => one === field);
  const shown = (text: string | null, { isMissing, isValid, isOtherValid }: Side): string => {
    if (text !== null) return value(field, text);
    if (!isHidden || isMissing) return t('compare.panel.empty');
    if (kind !== 'invalid' || isValid) return t('compare.panel.hidden');
    // One of both is invalid.
    return t(isOtherValid ? 'compare.panel.isInvalid' : 'compare.panel.maybeInvalid');
  };
  return {
    samspill: shown(here, { isMissing: kind === 'missingHere', isValid: canWriteThere, isOtherValid: canWriteHere }),
    external: shown(there, { isMissing: kind === 'missingThere', isValid: canWriteHere, isOtherValid: canWriteThere }),
  };
}

function Outcome({ row, provider, choice, difference }: DifferenceProps) {
  const { t, system } = useCompareWords(provider);
  if (!choice) return null;
  const plan = planLevelling({ ...row, differences: [difference] }, levellingChoices(choice.chosen));
  const outcome = (): string => {
    if (plan.here.length > 0) return t('compare.panel.toHere');
    if (plan.there.length > 0) return t('compare.panel.toThere', { system });
    if (row.isDeactivated || difference.kind !== 'different') return t('compare.panel.stays');
    const isOurs = winnerOf(choice.chosen, row.companyUserId, difference) === 'samspill';
    return t(isOurs ? 'compare.panel.notTaken' : 'compare.panel.notTakenHere', { system });
  };
  return <p className={styles['outcome']}>{outcome()}</p>;
}

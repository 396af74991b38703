import { Tabs } from '@mantine/core';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import type { Comparison } from '../../contract/entities.ts';
import { comparedLists } from './chosen.ts';
import styles from './compare.module.css';
import { ComparedPeople } from './ComparedPeople.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RoomLine } from './RoomLine.tsx';
import { firstList } from './row-filters.ts';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';
import { WinnerChoice } from './WinnerChoice.tsx';

interface ComparedTabsProps {
  comparison: Comparison;
  /** Undefined where nothing may be chosen. */
  choice: Choice | undefined;
  /** Whether people may be added here. */
  maySyncHere: boolean;
}

const ofOneList = ['search', 'special', 'field', 'sort', 'direction', 'page', 'person'];

/** Who is only there, who is only here, and who is in both. */
export function ComparedTabs({ comparison, choice: given, maySyncHere }: ComparedTabsProps) {
  const { t, system } = useCompareWords(comparison.provider);
  const [query, change] = useQuery();
  const opened = useOpened('person');
  const list = comparedLists.find((one) => one === query['tab']) ?? firstList(comparison);
  const choice = list === 'onlyExternal' && !maySyncHere ? undefined : given;
  const open = (next: string | null): void =>
    change({ ...Object.fromEntries(ofOneList.map((name) => [name, undefined])), tab: next ?? undefined });
  return (
    <>
      <Tabs className={styles['tabs'] ?? ''} value={list} onChange={open}>
        <Tabs.List>
          {comparedLists.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`compare.tabs.${one}`, { system, count: comparison[one].length })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {choice && list === 'both' && <WinnerChoice provider={comparison.provider} choice={choice} />}
        {list === 'onlyExternal' && <RoomLine comparison={comparison} chosen={choice?.chosen} />}
        {list === 'onlyExternal' && given && !choice && <p className={styles['beside']}>{t('compare.notHere.add')}</p>}
      </Tabs>
      <ComparedPeople key={list} comparison={comparison} list={list} choice={choice} onOpen={opened.open} />
      {opened.id !== undefined && (
        <PersonPanel key={opened.id} comparison={comparison} list={list} id={opened.id} choice={choice} onClose={opened.close} />
      )}
    </>
  );
}

import { Tabs } from '@mantine/core';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { TabList } from '#ui/TabList.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { Comparison } from '../../contract/entities.ts';
import { comparedLists } from './chosen.ts';
import styles from './compare.module.css';
import { ComparedPeople } from './ComparedPeople.tsx';
import { FetchedAt } from './FetchedAt.tsx';
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

/** Who is only there, who is only here, and who is in both. On a phone whose details count is chosen in the bar, so that the list begins early. */
export function ComparedTabs({ comparison, choice: given, maySyncHere }: ComparedTabsProps) {
  const { t, system } = useCompareWords(comparison.provider);
  const [query, change] = useQuery();
  const opened = useOpened('person');
  const isNarrow = useNarrow();
  const list = comparedLists.find((one) => one === query['tab']) ?? firstList(comparison);
  const choice = list === 'onlyExternal' && !maySyncHere ? undefined : given;
  const open = (next: string | null): void =>
    change({ ...Object.fromEntries(ofOneList.map((name) => [name, undefined])), tab: next ?? undefined });
  return (
    <>
      <Tabs className={styles['tabs'] ?? ''} value={list} onChange={open}>
        <TabList>
          {comparedLists.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`${isNarrow ? 'compare.shortTabs' : 'compare.tabs'}.${one}`, { system, count: comparison[one].length })}
            </Tabs.Tab>
          ))}
        </TabList>
        <div className={styles['beside']}>
          {choice && list === 'both' && !isNarrow && <WinnerChoice provider={comparison.provider} choice={choice} />}
          {list === 'onlyExternal' && <RoomLine comparison={comparison} chosen={choice?.chosen} />}
          {list === 'onlyExternal' && given && !choice && <p>{t('compare.notHere.add')}</p>}
          {!isNarrow && <FetchedAt comparison={comparison} />}
        </div>
      </Tabs>
      <ComparedPeople key={list} comparison={comparison} list={list} choice={choice} onOpen={opened.open} />
      {isNarrow && <FetchedAt comparison={comparison} />}
      {opened.id !== undefined && (
        <PersonPanel
          key={opened.id}
          comparison={comparison}
          list={list}
          id={opened.id}
          choice={choice}
          maySync={given !== undefined}
          onClose={opened.close}
        />
      )}
    </>
  );
}

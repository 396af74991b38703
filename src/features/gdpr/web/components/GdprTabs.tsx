import { Tabs, VisuallyHidden } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { TabList } from '#ui/TabList.tsx';
import { scopeOf, type Submodule } from '../../contract/submodules.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { useChangedParts } from './use-changed-parts.ts';
import styles from './tabs.module.css';

/** The pages of the area, in their order, with their addresses. */
const places = {
  protocol: '/gdpr',
  agreements: '/gdpr/data-processor-agreement',
  statement: '/gdpr/privacy-statement',
  risks: '/gdpr/risk-assessment',
  dpia: '/gdpr/dpia',
  requests: '/gdpr/subject-requests',
  breaches: '/gdpr/breaches',
  erasure: '/gdpr/erasure-calendar',
  log: '/gdpr/log',
} as const;
export type GdprPlace = keyof typeof places;

/** What people are told of that stands on a page. */
const partOf: Partial<Record<GdprPlace, Submodule>> = { agreements: 'agreement', statement: 'statement', risks: 'risk' };

/** The way between the pages of the area; a dot stands on what has changed since it was last opened (gdpr.170). */
export function GdprTabs({ place }: { place: GdprPlace }) {
  const t = useGdprTexts();
  const go = useGo();
  const changed = useChangedParts();
  const opened = partOf[place];
  useOpenedRecords(opened && scopeOf[opened]);
  const open = (next: string | null): void => {
    const target = Object.entries(places).find(([key]) => key === next)?.[1];
    if (target && next !== place) void go(target);
  };
  // The keys are those of the places.
  const all = Object.keys(places) as GdprPlace[];
  const hasDot = (key: GdprPlace): boolean => {
    const part = partOf[key];
    return part !== undefined && key !== place && changed.has(part);
  };
  return (
    <Tabs value={place} onChange={open}>
      <TabList aria-label={t('protocol.tabs')}>
        {all.map((key) => (
          <Tabs.Tab key={key} value={key} rightSection={hasDot(key) && <Dot />}>
            {t(`protocol.pages.${key}`)}
          </Tabs.Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

function Dot() {
  const changed = useGdprTexts()('protocol.changed');
  return (
    <span className={styles['dot']} title={changed}>
      <VisuallyHidden component="span">{changed}</VisuallyHidden>
    </span>
  );
}

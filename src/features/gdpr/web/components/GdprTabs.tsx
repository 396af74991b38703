import { Tabs } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './tabs.module.css';

/** The pages of the area, in their order, with their addresses. */
const places = {
  protocol: '/gdpr',
  agreements: '/gdpr/data-processor-agreement',
  statement: '/gdpr/privacy-statement',
  risks: '/gdpr/risk-assessment',
  log: '/gdpr/log',
} as const;
export type GdprPlace = keyof typeof places;

/** The way between the pages of the area. */
export function GdprTabs({ place }: { place: GdprPlace }) {
  const t = useGdprTexts();
  const go = useGo();
  const open = (next: string | null): void => {
    const target = Object.entries(places).find(([key]) => key === next)?.[1];
    if (target && next !== place) void go(target);
  };
  return (
    <Tabs value={place} onChange={open}>
      <Tabs.List className={styles['tabs']} aria-label={t('protocol.tabs')}>
        {Object.keys(places).map((key) => (
          <Tabs.Tab key={key} value={key}>
            {/* The keys are those of the places. */}
            {t(`protocol.pages.${key as GdprPlace}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { getNotificationsOverview } from '../../contract/endpoints-rules.ts';
import type { en } from '../../texts/en.ts';
import { DeleteRule } from './DeleteRule.tsx';
import { ReasonRules } from './ReasonRules.tsx';
import { RulePanel } from './RulePanel.tsx';
import { RulesTable } from './RulesTable.tsx';
import styles from './rules.module.css';

/** The notification rules (notifications.21); the open rule is in the address. */
export function RulesPage() {
  const t = useTexts<typeof en>('notifications');
  const [query, change] = useQuery();
  const read = useCall(getNotificationsOverview, {}, { staleMinutes: 2 });
  const close = () => change({ rule: undefined, about: undefined, delete: undefined });
  const isFixed = useReadOnly();
  const isNarrow = useNarrow();
  const add = !isFixed && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => change({ rule: 'new' })}>
      {t('rules.add')}
    </Button>
  );
  return (
    <Page title={t('rules.title')} description={t('rules.description')} actions={add}>
      <Loaded read={read} skeleton={<ListSkeleton rows={9} />}>
        {({ configurations, reasons }) => (
          <>
            {isNarrow ? (
              <div className={styles['reasons']}>
                {reasons.map(({ reason }) => (
                  <ReasonRules key={reason} reason={reason} rules={configurations.filter((rule) => rule.reason === reason)} />
                ))}
              </div>
            ) : (
              <RulesTable reasons={reasons.map(({ reason }) => reason)} rules={configurations} />
            )}
            <RulePanel query={query} rules={configurations} reasons={reasons} onClose={close} />
            <DeleteRule rule={configurations.find(({ ruleId }) => ruleId === query['delete'])} onClose={close} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

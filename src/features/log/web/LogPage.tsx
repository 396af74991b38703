import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { LogList } from './components/LogList.tsx';
import { VerifyLog } from './components/VerifyLog.tsx';
import { filterKeys, filterOf } from './log-address.ts';

/** The company's log: who, when, what, before and after (log.6). */
export function LogPage() {
  const t = useTexts<typeof en>('log');
  const [{ verify }, change] = useQuery();
  const list = useList({ filterKeys });
  const filter = filterOf(list.search, list.filters);
  const actions = (
    <Button variant="default" leftSection={<IconShieldCheck aria-hidden />} onClick={() => change({ verify: 'chain' })}>
      {t('verify.open')}
    </Button>
  );
  return (
    <Page title={t('title')} description={t('lead')} actions={actions}>
      <LogList list={list} filter={filter} />
      {verify === 'chain' && <VerifyLog onClose={() => change({ verify: undefined })} />}
    </Page>
  );
}

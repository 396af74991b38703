import { Button } from '@mantine/core';
import { IconMessage2, IconPlus } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { listMessages } from '../contract/endpoints.ts';
import { messageStatuses } from '../contract/rules/message-status.ts';
import type { en } from '../texts/en.ts';
import { GatewayNotice } from './components/GatewayNotice.tsx';
import { filterKeys, requestOf } from './list/list-request.ts';
import { usualColumns, useMessageColumns } from './list/message-columns.ts';
import { useMessageWords } from './message-words.ts';
import { MessagePanel } from './record/MessagePanel.tsx';

/** The messages that the user sent, or all of the company (sms.13). */
export function MessagesPage() {
  const t = useTexts<typeof en>('sms');
  const words = useMessageWords();
  const isFixed = useReadOnly();
  const opened = useOpened('messageId');
  const sending = useOpened('sms');
  const list = useList({ filterKeys, sortBy: 'timestamp', sortDirection: 'desc' });
  const read = useCall(listMessages, { query: requestOf(list) }, { keepsPrevious: true });
  const { answer } = read;
  const columns = useMessageColumns();
  const maySend = answer && answer.sending.gateway !== 'none' && !isFixed;
  const add = maySend && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => sending.open('new')}>
      {t('new')}
    </Button>
  );
  const filters = [
    { key: 'status', label: t('columns.status'), values: messageStatuses.map((value) => ({ value, label: t(`status.${value}`) })) },
    { key: 'failed', label: t('filters.failed'), values: [{ value: 'yes', label: t('filters.hasFailed') }] },
  ];
  const isEmpty = answer?.totalEntries === 0 && !list.isFiltered;
  return (
    <Page title={t('title')} description={answer ? `${t('lead')} ${words.used(answer.sending)}` : t('lead')} actions={!isEmpty && add}>
      <ListView
        name="text-messages"
        list={list}
        read={read}
        rows={answer?.messages}
        total={answer?.totalEntries}
        label={t('title')}
        search={t('search')}
        filters={filters}
        columns={columns}
        usualColumns={usualColumns}
        note={answer && <GatewayNotice gateway={answer.sending.gateway} />}
        rowKey={({ messageId }) => messageId}
        onOpen={({ messageId }) => opened.open(messageId)}
        empty={<EmptyState icon={IconMessage2} title={t('empty')} text={t('emptyText')} action={add} />}
      />
      {opened.id && <MessagePanel key={opened.id} messageId={opened.id} onClose={opened.close} />}
    </Page>
  );
}

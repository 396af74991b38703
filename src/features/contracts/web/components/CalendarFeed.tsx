import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { NewAddress } from '#kernel/web/NewAddress.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { createContractFeed, deleteContractFeed, getContractFeed, type ContractFeed } from '../../contract/endpoints-feed.ts';
import type { en } from '../../texts/en.ts';
import styles from './contracts.module.css';

/** The secret calendar address with deadlines: made, made anew, or ended (contracts.19). */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('contracts');
  const read = useCall(getContractFeed, {});
  const [address, setAddress] = useState<string>();
  const texts = { label: t('list.feed.address'), once: t('list.feed.once'), copy: t('list.feed.copy'), copied: t('list.feed.copied') };
  if (address !== undefined) return <NewAddress address={address} onClose={onClose} texts={texts} />;
  return (
    <Dialog title={t('list.feed.title')} isOpen onClose={onClose}>
      <p className={styles['feedText']}>{t('list.feed.lead')}</p>
      <Loaded read={read} skeleton={<Skeleton height={80} />}>
        {({ feed }) => <OwnFeed feed={feed} onAddress={setAddress} />}
      </Loaded>
    </Dialog>
  );
}

function OwnFeed({ feed, onAddress }: { feed: ContractFeed | null; onAddress: (address: string) => void }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const making = useWrite(createContractFeed, { changes: [getContractFeed] });
  const ending = useWrite(deleteContractFeed, { changes: [getContractFeed] });
  const make = async (): Promise<void> => onAddress((await making.write({})).address);
  const end = async (): Promise<void> => {
    await ending.write({});
    showToast({ title: t('list.feed.ended') });
  };
  const fetched = feed?.lastFetchedDate
    ? t('list.feed.fetched', { moment: format.moment(feed.lastFetchedDate) })
    : t('list.feed.neverFetched');
  return (
    <>
      <p className={styles['feedText']}>
        {feed ? t('list.feed.created', { moment: format.moment(feed.createdDate), fetched }) : t('list.feed.none')}
      </p>
      {feed && <p className={styles['feedText']}>{t('list.feed.replaceText')}</p>}
      <ButtonRow>
        <Button loading={making.writing} variant={feed ? 'default' : 'filled'} onClick={() => void runOrShowError(make)}>
          {t(feed ? 'list.feed.replace' : 'list.feed.create')}
        </Button>
        {feed && (
          <Button loading={ending.writing} variant="default" color="red" onClick={() => void runOrShowError(end)}>
            {t('list.feed.end')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

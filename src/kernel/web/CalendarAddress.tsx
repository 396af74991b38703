import { Button, Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './CalendarAddress.module.css';
import { useFormat } from './format.ts';
import { Loaded } from './Loaded.tsx';
import { runOrShowError } from './show-error.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { useKernelTexts } from './texts.ts';
import type { Read } from './use-call.ts';

/** A secret calendar address that the user has. */
interface Feed {
  createdDate: string;
  lastFetchedDate: string | null;
}

interface CalendarAddressProps {
  read: Read<{ feed: Feed | null }>;
  /** Makes the address, in place of an earlier one. */
  make: { run: () => Promise<{ address: string }>; isBusy: boolean };
  end: { run: () => Promise<unknown>; isBusy: boolean };
  /** What it is to have, before the buttons. */
  children?: ReactNode;
  onClose: () => void;
  /** Query parameters that open it. */
  queryNames?: readonly string[];
  title: string;
  lead: string;
  /** Who can read it, and that it is shown only now. */
  once: string;
}

/** The dialog of a secret calendar address: made, made anew, or ended. */
export function CalendarAddress({ read, onClose, queryNames = [], title, lead, once, ...feed }: CalendarAddressProps) {
  const t = useKernelTexts();
  const [address, setAddress] = useState<string>();
  const label = t('calendar.address');
  const texts = { title: label, label, once, copy: t('calendar.copy'), copied: t('calendar.copied') };
  if (address !== undefined) return <ShownOnce value={address} onClose={onClose} queryNames={queryNames} texts={texts} />;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p className={styles['text']}>{lead}</p>
      <Loaded read={read} skeleton={<Skeleton height={80} />}>
        {({ feed: own }) => <OwnAddress own={own} onAddress={setAddress} {...feed} />}
      </Loaded>
    </Dialog>
  );
}

interface OwnAddressProps extends Pick<CalendarAddressProps, 'make' | 'end' | 'children'> {
  own: Feed | null;
  onAddress: (address: string) => void;
}

function OwnAddress({ own, make, end, children, onAddress }: OwnAddressProps) {
  const t = useKernelTexts();
  const format = useFormat();
  const makeOne = async (): Promise<void> => onAddress((await make.run()).address);
  const endIt = async (): Promise<void> => {
    await end.run();
    showToast({ title: t('calendar.ended') });
  };
  const fetched = own?.lastFetchedDate ? t('calendar.fetched', { moment: format.moment(own.lastFetchedDate) }) : t('calendar.neverFetched');
  return (
    <>
      <p className={styles['text']}>
        {own ? t('calendar.created', { moment: format.moment(own.createdDate), fetched }) : t('calendar.none')}
      </p>
      {own && <p className={styles['text']}>{t('calendar.replaceText')}</p>}
      {children}
      <ButtonRow>
        <Button loading={make.isBusy} variant={own ? 'default' : 'filled'} onClick={() => void runOrShowError(makeOne)}>
          {t(own ? 'calendar.replace' : 'calendar.create')}
        </Button>
        {own && (
          <Button loading={end.isBusy} variant="default" color="red" onClick={() => void runOrShowError(endIt)}>
            {t('calendar.end')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

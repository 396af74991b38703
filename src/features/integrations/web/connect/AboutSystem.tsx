import { Button, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { Guide } from '#features/content/web/public.ts';
import { useFormat } from '#kernel/web/format.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { Integration } from '../../contract/entities.ts';
import type { AccountingSystem, ComparedField } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { ConnectionState } from '../ConnectionState.tsx';
import { CompareLink } from './CompareLink.tsx';
import { ConnectionNotices } from './ConnectionNotices.tsx';
import styles from './connect.module.css';

interface AboutProps {
  integration: Integration;
  provider: AccountingSystem;
  onAct: (act: 'connect' | 'disconnect') => void;
  onClose: () => void;
}

/** What a system is for, how it stands, what leaves the company for it and what comes from it, and how its key is made. */
export function AboutSystem({ integration, provider, onAct, onClose }: AboutProps) {
  const t = useTexts<typeof en>('integrations');
  const { isConnected, isAvailable, permissions, state } = integration;
  const system = t(`systems.${provider}`);
  const isFixed = useReadOnly();
  const mayAct = permissions.connect && !isFixed;
  // Uni Micro has no key of the company's to replace: it is connected anew once it is shut.
  const mayRenew = isAvailable && (provider !== 'unimicro' || state === 'disabled');
  return (
    <Dialog title={t('connect.about', { system })} isOpen onClose={onClose}>
      <div className={styles['about']}>
        <ConnectionState integration={integration} />
        <ConnectionNotices integration={integration} />
        <ButtonRow>
          {isConnected && <CompareLink provider={provider} isMain />}
          {mayAct && !isConnected && isAvailable && (
            <Button onClick={() => onAct('connect')}>{t('connect.connectSystem', { system })}</Button>
          )}
          {mayAct && isConnected && mayRenew && (
            <Button variant="default" onClick={() => onAct('connect')}>
              {t(provider === 'unimicro' ? 'connect.again' : 'connect.renew', { system })}
            </Button>
          )}
          {mayAct && isConnected && (
            <Button variant="default" onClick={() => onAct('disconnect')}>
              {t('connect.disconnect', { system })}
            </Button>
          )}
        </ButtonRow>
        <ExchangedFields integration={integration} system={system} />
        <Suspense fallback={<PartToCome isLine skeleton={<Skeleton height={160} />} />}>
          <Guide topic={`integrations-${provider}`} />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** What leaves the company, and what comes to it (integrations.14). */
function ExchangedFields({ integration: { sends, fetches, changesSeen }, system }: { integration: Integration; system: string }) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  if (sends.length === 0 && fetches.length === 0) return null;
  const named = (field: ComparedField, place: number) => {
    const name = t(`comparedFields.${field}`);
    return place === 0 ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
  };
  const listed = (fields: readonly ComparedField[]) => format.list(fields.map(named));
  return (
    <section className={styles['exchanged']}>
      <h3 className={styles['heading']}>{t('connect.exchanged')}</h3>
      <Facts>
        <Fact label={t('connect.sends', { system })}>{listed(sends)}</Fact>
        <Fact label={t('connect.fetches', { system })}>{listed(fetches)}</Fact>
        <Fact label={t('connect.never')}>{t('connect.neverFields')}</Fact>
        {changesSeen && <Fact label={t('connect.changesSeen', { system })}>{t(`connect.changesSeenWhen.${changesSeen}`, { system })}</Fact>}
      </Facts>
    </section>
  );
}

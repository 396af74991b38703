import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Integration } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { integrationsPath, syncQuery } from '../compare/addresses.ts';
import { SyncStateBadge } from '../compare/SyncStateBadge.tsx';
import { ConnectionState } from '../ConnectionState.tsx';
import { SystemFrame } from '../SystemFrame.tsx';
import { CompareLink } from './CompareLink.tsx';
import { ConnectionNotices } from './ConnectionNotices.tsx';
import styles from './connect.module.css';

interface CardProps {
  integration: Integration;
  provider: AccountingSystem;
  /** Whether what is done here is what the page is first for: one card of all. */
  isFirst: boolean;
  onOpen: () => void;
}

/** An accounting system: whether it is connected and works, and how the people there stand to those here. */
export function AccountingCard({ integration, provider, isFirst, onOpen }: CardProps) {
  const t = useTexts<typeof en>('integrations');
  const { isConnected, isAvailable, permissions, companyName, state } = integration;
  const system = t(`systems.${provider}`);
  const mayConnect = !useReadOnly() && isAvailable && permissions.connect;
  const isRefused = state === 'disabled' && mayConnect;
  return (
    <SystemFrame
      name={system}
      icon={IconCalculator}
      text={t(`connect.card.${provider}`)}
      actions={
        <>
          {isRefused && (
            <Button
              component={Link}
              to={integrationsPath}
              query={{ integration: provider, act: 'connect' }}
              variant={isFirst ? 'filled' : 'default'}
            >
              {t(provider === 'unimicro' ? 'connect.again' : 'connect.renew', { system })}
            </Button>
          )}
          {isConnected && !isRefused && <CompareLink provider={provider} isMain={isFirst} />}
          <Button variant="default" onClick={onOpen}>
            {t(!isConnected && mayConnect ? 'connect.connectSystem' : 'connect.about', { system })}
          </Button>
        </>
      }
    >
      <ConnectionState integration={integration} />
      {companyName !== null && <p className={styles['quiet']}>{t('connect.companyThere', { company: companyName })}</p>}
      <ConnectionNotices integration={integration} />
      <Differing integration={integration} />
      <LastSync integration={integration} />
    </SystemFrame>
  );
}

/** How many people differ, as the nightly look found. */
function Differing({ integration: { differing, differingAt } }: { integration: Integration }) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  if (differing === null || differingAt === null) return null;
  return (
    <p>
      <strong>{t('connect.differing', { count: differing })}</strong>{' '}
      <span className={styles['quiet']}>{t('connect.differingAt', { moment: format.moment(differingAt) })}</span>
    </p>
  );
}

/** The last sync: when, what came of it, and the way to it. */
function LastSync({ integration: { lastSync } }: { integration: Integration }) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  if (!lastSync) return null;
  const { provider, syncId, startedAt, state } = lastSync;
  return (
    <p className={styles['last']}>
      <Link to={integrationsPath} query={syncQuery(provider, syncId)}>
        {t('connect.lastSync', { moment: format.moment(startedAt) })}
      </Link>
      <SyncStateBadge state={state} />
    </p>
  );
}

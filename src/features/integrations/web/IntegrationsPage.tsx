import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getIntegrations } from '../contract/endpoints-overview.ts';
import type { Integration } from '../contract/entities.ts';
import { accountingSystems, type Provider } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { AccountingCard } from './connect/AccountingCard.tsx';
import { SystemDialogs } from './connect/SystemDialogs.tsx';
import { SlackCard } from './slack/SlackCard.tsx';
import { SlackDrawer } from './slack/SlackDrawer.tsx';
import styles from './integrations.module.css';

// A comparison is its own code: most who look at the systems open none.
const UsersView = lazyComponent(async () => (await import('./compare/UsersView.tsx')).UsersView);

/** The systems, or the people of one of them beside those here, as the address says. */
export function IntegrationsPage() {
  const [{ view, provider }] = useQuery();
  const system = accountingSystems.find((one) => one === provider);
  if (view !== 'users' || !system) return <Systems />;
  return (
    <Suspense fallback={<PartToCome skeleton={<Skeleton height={320} radius="lg" />} />}>
      <UsersView provider={system} />
    </Suspense>
  );
}

/** Every system that the company can connect to, one card for each (integrations.1). */
function Systems() {
  const t = useTexts<typeof en>('integrations');
  const opened = useOpened('integration', ['slack', 'act']);
  const read = useCall(getIntegrations, {});
  const chosen = read.answer?.integrations.find(({ provider }) => provider === opened.id);
  const system = accountingSystems.find((one) => one === opened.id);
  return (
    <Page title={t('title')} description={t('lead')}>
      <Loaded read={read} skeleton={<Skeleton height={200} />}>
        {({ integrations }) => (
          <div className={styles['cards']}>
            {integrations.map((integration) => (
              <SystemCard
                key={integration.provider}
                integration={integration}
                isFirst={integration === firstOf(integrations)}
                onOpen={opened.open}
              />
            ))}
          </div>
        )}
      </Loaded>
      {opened.id === 'slack' && <SlackDrawer onClose={opened.close} />}
      {system && chosen && <SystemDialogs integration={chosen} provider={system} onClose={opened.close} />}
    </Page>
  );
}

interface SystemCardProps {
  integration: Integration;
  isFirst: boolean;
  /** Opens what belongs to a system beside the page. */
  onOpen: (provider: Provider) => void;
}

function SystemCard({ integration, isFirst, onOpen }: SystemCardProps) {
  const { provider } = integration;
  const open = () => onOpen(provider);
  if (provider === 'slack') return <SlackCard integration={integration} onOpen={open} />;
  return <AccountingCard integration={integration} provider={provider} isFirst={isFirst} onOpen={open} />;
}

/** The system for which most should be done: one that refuses its key, else one with people who differ, else one that is connected. */
function firstOf(integrations: readonly Integration[]): Integration | undefined {
  const connected = integrations.filter(({ provider, isConnected }) => provider !== 'slack' && isConnected);
  return connected.find(({ state }) => state === 'disabled') ?? connected.find(({ differing }) => (differing ?? 0) > 0) ?? connected[0];
}

import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import { Link } from '#kernel/web/Link.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { GdprTabs, type GdprPlace } from './GdprTabs.tsx';

interface GdprFrameProps {
  place: GdprPlace;
  /** The refusal of the page's own read, if it has one. */
  refused?: CallError | undefined;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the area: its name, the way to the others, and what it is for. */
export function GdprFrame({ place, refused, lead, actions, children }: GdprFrameProps) {
  const t = useGdprTexts();
  if (refused?.has('gdpr.NoGdprAccess')) return <NoAccess />;
  return (
    <Page title={t('protocol.title')} description={lead ?? t('protocol.lead')} actions={actions}>
      <GdprTabs place={place} />
      {children}
    </Page>
  );
}

/** Without access to the area: whom to ask. */
export function NoAccess() {
  const t = useGdprTexts();
  const home = (
    <Button component={Link} to="/" variant="default">
      {t('protocol.toHome')}
    </Button>
  );
  return <EmptyState isPage icon={IconLock} title={t('protocol.noAccess')} text={t('protocol.noAccessText')} action={home} />;
}

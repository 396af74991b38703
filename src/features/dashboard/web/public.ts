import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useReadOnly, useUser } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type * as home from '../contract/endpoints-home.ts';
import { arrangeWidgets, type Placed } from '../contract/rules/arrange-widgets.ts';
import type { Widget } from '../contract/widgets.ts';
import { unsavedArrangement } from './unsaved-arrangement.ts';

/** The editor of the home page; loaded, with its texts, on demand. */
export const ArrangeHome = lazyComponent(async () => (await import('./arrange/ArrangeHome.tsx')).ArrangeHome, 'dashboard');

// Home does not wait for the schemas of the dashboard.
const getWidgets = endpointAt<typeof home.getWidgets>({ method: 'GET', path: '/dashboard/widgets/get' });

interface Arrangement<W> {
  /** Whether the home page can be arranged here. */
  isOn: boolean;
  /** False until the first answer, so that widgets are not rendered in two orders. */
  isKnown: boolean;
  placed: readonly Placed<W>[];
  kept: readonly Widget[];
}

/** The widgets in the user's order (home.9); in declared order where it cannot be arranged or loaded. */
export function useArrangement<W extends { key: string }>(declared: readonly W[]): Arrangement<W> {
  const { company, companyId, companyUserId } = useUser();
  const isFixed = useReadOnly();
  const cache = useQueryClient();
  const hasFeature = company.features.dashboardWidgets === true;
  const { answer, error } = useCall(getWidgets, {}, { staleMinutes: 2, enabled: hasFeature, background: true });
  const here = useStore(unsavedArrangement);
  const own = here?.companyId === companyId && here.companyUserId === companyUserId ? here.widgets : undefined;
  const isUnsaved = own !== undefined && !isFixed;
  useEffect(() => {
    // The server may have been unreachable when it was changed.
    if (isUnsaved) void import('./arrange/save-arrangement.ts').then(({ saveSoon }) => saveSoon(cache));
  }, [isUnsaved, cache]);
  const widgets = own ?? answer?.widgets ?? [];
  const isKnown = !hasFeature || own !== undefined || answer !== undefined || error !== undefined;
  return { isOn: hasFeature && !isFixed, isKnown, placed: arrangeWidgets(declared, widgets), kept: widgets };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { ownWork } from '#kernel/web/own-work.ts';
import { showError } from '#kernel/web/show-error.ts';
import { keyOf, useWrite } from '#kernel/web/use-call.ts';
import { getSyncHistory, getSyncState } from '../../contract/endpoints-sync.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import type { Comparison } from '../../contract/entities.ts';
import { integrationsPath, syncQuery } from './addresses.ts';
import { syncBody } from './chosen.ts';
import { syncCallOf } from './compare-calls.ts';
import type { Choice } from './use-choice.ts';

/** Carries out what is chosen and opens what comes of it, unless the page was left meanwhile. A refusal is shown, and the choice stays. */
export function useStartSync({ comparisonId, provider }: Comparison, choice: Choice) {
  const go = useGo();
  const cache = useQueryClient();
  const isShown = useShown();
  const sync = useWrite(syncCallOf(provider), { changes: [getSyncHistory, getIntegrations, ownWork] });

  async function start(): Promise<void> {
    try {
      // The result says itself who was left out.
      const options = { repeatKey: choice.keyToSend(), onWarnings: () => undefined };
      const answer = await sync.write({ body: syncBody(comparisonId, choice.chosen) }, options);
      const { syncId } = answer.sync;
      cache.setQueryData(keyOf(getSyncState, { query: { provider, syncId } }), answer);
      choice.settle();
      if (isShown()) await go(integrationsPath, syncQuery(provider, syncId));
    } catch (error) {
      showError(error);
      // Other errors are bugs and are reported as such.
      if (!(error instanceof CallError)) throw error;
      if (error.has('common.SentBefore')) choice.renewKey();
    }
  }
  return { start: () => void start(), isStarting: sync.writing };
}

/** Whether the page is still shown, for what is answered after seconds. */
function useShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}

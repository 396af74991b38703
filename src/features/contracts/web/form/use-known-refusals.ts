import { useState } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';

/** What can be done with the form of a contract that is deleted. */
export interface GoneContract {
  saveAsNew: () => Promise<void>;
  cancel: () => void;
}

interface KnownRefusals {
  /** Whether a refusal is one of these; it is then told, and what was typed stays. */
  meet: (error: CallError) => boolean;
  goneOf: (saveAsNew: () => Promise<void>) => GoneContract | undefined;
}

/** Somebody else took the last place of the subscription meanwhile, or has deleted the contract. */
export function useKnownRefusals(onLimit: () => void): KnownRefusals {
  const [isGone, setGone] = useState(false);
  const cancel = (): void => setGone(false);
  return {
    meet: (error) => {
      const isReached = error.has('contracts.LimitReached');
      const isDeleted = error.has('common.NotFound') && error.details['missing'] === 'contract';
      if (isReached) onLimit();
      if (isDeleted) setGone(true);
      return isReached || isDeleted;
    },
    goneOf: (saveAsNew) => (isGone ? { saveAsNew: () => runOrShowError(saveAsNew).finally(cancel), cancel } : undefined),
  };
}

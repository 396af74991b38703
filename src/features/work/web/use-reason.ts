import { useEffect, useState } from 'react';
import { warningLines } from '#kernel/web/error-texts.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import type { Work } from '../contract/entities.ts';

/** Why work has failed, once the texts of the feature whose code it is are loaded; no page of that feature need have been opened. */
export function useReason({ state, reason }: Pick<Work, 'state' | 'reason'>): readonly string[] {
  const code = state === 'failed' ? reason : null;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (code === null) return undefined;
    let isShown = true;
    const load = async (): Promise<void> => {
      await Promise.allSettled([loadTexts(roomOf(code))]);
      if (isShown) setLoaded(code);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [code]);
  return code === null || loaded !== code ? [] : warningLines([code]);
}

/** Codes begin with their feature. */
function roomOf(code: string): string {
  const [feature = ''] = code.split('.');
  return feature === 'common' ? 'kernel' : feature;
}

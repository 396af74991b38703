import { useState } from 'react';

const prefix = 'samspill.sign';

/**
 * A value that somebody types or draws, kept in this tab until they have signed or refused: a reload, a lost network, or a way to the provider of electronic
 * identities and back loses nothing.
 */
export function useStoredWork<Value>(
  requestId: string,
  { name, initial }: { name: string; initial: Value },
): [Value, (value: Value) => void] {
  const place = `${prefix}.${requestId}.${name}`;
  const [value, setValue] = useState<Value>(() => {
    const stored = sessionStorage.getItem(place);
    // Only this function writes here.
    return stored === null ? initial : (JSON.parse(stored) as Value);
  });
  const keep = (next: Value): void => {
    setValue(next);
    sessionStorage.setItem(place, JSON.stringify(next));
  };
  return [value, keep];
}

/** Forgets what was kept for a request that is answered. */
export function deleteStoredWork(requestId: string): void {
  for (const place of Object.keys(sessionStorage)) if (place.startsWith(`${prefix}.${requestId}.`)) sessionStorage.removeItem(place);
}

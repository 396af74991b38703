import { useState } from 'react';
import type * as people from '#features/people/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { currentUser, session } from '#kernel/web/session.ts';

const updateInteractionData = endpointAt<typeof people.updateInteractionData>({
  method: 'POST',
  path: '/companyusers/update-interaction-data',
});

/**
 * A setting of the shell that is stored for the user in this company. Until there is one, this browser's last choice is
 * the default. It applies immediately; a failure to store it is ignored.
 */
export function useShellChoice<Value extends boolean | readonly string[] | undefined>(
  key: string,
  read: (kept: unknown) => Value,
): [Value, (value: NonNullable<Value>) => void] {
  const [value, setValue] = useState(() => read(currentUser()?.interactionData[key] ?? guessOf(key)));
  const keep = (next: NonNullable<Value>): void => {
    setValue(next);
    localStorage.setItem(`samspill.${key}`, JSON.stringify(next));
    const user = currentUser();
    if (!user?.companyId) return;
    session.user.set({ ...user, interactionData: { ...user.interactionData, [key]: next } });
    // The types of its callers are plain JSON.
    const kept = next as boolean | string[];
    call(updateInteractionData, { body: { interactionData: { [key]: kept } } }, { background: true }).catch(() => undefined);
  };
  return [value, keep];
}

function guessOf(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`samspill.${key}`) ?? 'null');
  } catch {
    // Invalid content counts as none.
    return null;
  }
}

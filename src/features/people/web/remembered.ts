import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { currentUser, session } from '#kernel/web/session.ts';
import { updateInteractionData } from '../contract/endpoints.ts';

/**
 * An interface setting that is stored for the user in this company (`update-interaction-data`). It applies immediately; a failure
 * to store it is ignored.
 */
export function useRemembered<Value>(key: string, read: (kept: unknown) => Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(currentUser()?.interactionData[key]));
  const remember = (next: Value): void => {
    setValue(next);
    const user = currentUser();
    if (user) session.user.set({ ...user, interactionData: { ...user.interactionData, [key]: next } });
    // The settings are plain JSON by the types of their callers.
    const interactionData = { [key]: next } as Parameters<typeof call<typeof updateInteractionData>>[1]['body']['interactionData'];
    call(updateInteractionData, { body: { interactionData } }, { background: true }).catch(() => undefined);
  };
  return [value, remember];
}

import { useState } from 'react';
import { currentUser } from '#kernel/web/session.ts';
import { storeChoice } from './store-choice.ts';

/**
 * A setting of the shell that is stored for the user in this company. Until there is one, this browser's last choice is
 * the default. It applies immediately; a failure to store it is ignored.
 */
export function useShellChoice<Value extends boolean | readonly string[] | undefined>(
  key: string,
  read: (stored: unknown) => Value,
): [Value, (value: NonNullable<Value>) => void] {
  const [value, setValue] = useState(() => read(currentUser()?.interactionData[key] ?? guessOf(key)));
  const keep = (next: NonNullable<Value>): void => {
    setValue(next);
    localStorage.setItem(`samspill.${key}`, JSON.stringify(next));
    storeChoice(key, next);
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

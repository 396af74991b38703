import { useState } from 'react';
import { currentUser } from './session.ts';
import { shell, type StoredJson } from './shell.ts';

interface StoredChoice<Value> {
  value: Value;
  /** Stores it for the user in this company. It applies at once; a failure to store it is ignored. */
  keep: (value: Value) => void;
  /** Applies it on this page only. */
  show: (value: Value) => void;
}

/** How the user likes their screens in this company, on every device. */
export function useStoredChoice<Value extends StoredJson>(key: string, read: (stored: unknown) => Value): StoredChoice<Value> {
  const [value, show] = useState(() => read(currentUser()?.interactionData[key]));
  const keep = (next: Value): void => {
    show(next);
    shell.storeChoice(key, next);
  };
  return { value, keep, show };
}

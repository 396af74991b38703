import { useEffect, useState } from 'react';

/** A debounced value, so that typing does not send a request at each key. */
export function useDebounced<Value>(value: Value, milliseconds = 250): Value {
  const [debounced, setDebounced] = useState(value);
  const text = JSON.stringify(value) ?? '';
  useEffect(() => {
    // Serialised for comparison: only plain form values are used here.
    const timer = setTimeout(() => setDebounced(text === '' ? (undefined as Value) : (JSON.parse(text) as Value)), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}

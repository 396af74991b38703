import { useEffect, useState } from 'react';

/** A value once nobody has changed it for a moment, so that typing does not ask at each key. */
export function useSettled<Value>(value: Value, milliseconds = 250): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value) ?? '';
  useEffect(() => {
    // The text stands for the value: only plain values of forms come here.
    const timer = setTimeout(() => setSettled(text === '' ? (undefined as Value) : (JSON.parse(text) as Value)), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}

import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  value: string;
  /** Called 250 ms after the last key, and immediately on Enter or clearing. */
  onChange: (value: string) => void;
  label: string;
  clearLabel: string;
}

/** A debounced search field. */
export function SearchField({ value, onChange, label, clearLabel }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed otherwise: by going back, or by clearing all filters.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function tell(next: string, delay: number): void {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(next);
      onChange(next);
    }, delay);
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => tell(event.currentTarget.value, 250)}
      onKeyDown={(event) => event.key === 'Enter' && tell(event.currentTarget.value, 0)}
      leftSection={<IconSearch aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={clearLabel} onClick={() => tell('', 0)} />}
    />
  );
}

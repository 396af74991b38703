import { NumberInput } from '@mantine/core';

interface OptionalNumberProps {
  label: string;
  description?: string;
  value?: number | string | null;
  onChange?: (value: number | null) => void;
  error?: unknown;
  'data-path'?: string;
}

/** An optional number: empty is null. */
export function OptionalNumber({ label, description, value, onChange, error, 'data-path': path }: OptionalNumberProps) {
  return (
    <NumberInput
      label={label}
      {...(description ? { description } : {})}
      {...(typeof error === 'string' ? { error } : {})}
      value={value ?? ''}
      onChange={(next) => onChange?.(typeof next === 'number' ? next : null)}
      {...(path ? { 'data-path': path } : {})}
    />
  );
}

import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

/** A field for a key: the browser neither keeps nor suggests it. It can be read while it is typed, as keys are pasted and checked by eye. */
export function SecretInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} {...props} />;
}

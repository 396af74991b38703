import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { appearanceKey } from './appearance-key.ts';
import { cssVariables, theme } from './theme.ts';

const schemes = localStorageColorSchemeManager({ key: appearanceKey });

/** Wraps the whole app; `nonce` lets styles created at runtime pass the content security policy. */
export function Theme({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

import { expect, test } from 'vitest';
import { baseChunk } from './base-chunk.ts';

test.each([
  ['/work/node_modules/react-dom/cjs/react-dom-client.production.js', true],
  ['/work/node_modules/@tanstack/react-router/dist/esm/link.js', true],
  ['/work/node_modules/@tanstack/react-router/dist/esm/useBlocker.js', false],
  ['/work/node_modules/@tanstack/react-virtual/dist/esm/index.js', false],
  ['/work/node_modules/@mantine/core/esm/core/Box/Box.mjs', true],
  ['/work/node_modules/@mantine/core/esm/components/Modal/Modal.mjs', false],
  ['/work/src/kernel/web/call.ts', true],
  ['/work/src/kernel/web/form.ts', false],
  ['/work/src/features/account/web/call.ts', false],
])('%s is in the base script: %s', (module, isIn) => {
  expect(baseChunk.test(module)).toBe(isIn);
});

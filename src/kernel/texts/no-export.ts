import type { exportTexts as english } from './en-export.ts';

export const exportTexts: typeof english = {
  yes: 'Ja',
  no: 'Nei',
  page: 'Side {page} av {pages}',
};

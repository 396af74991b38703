import type { PortLoaders } from '#kernel/web/ports.ts';
import { loadTexts } from '#kernel/web/texts.ts';

const ports: PortLoaders = {
  explainDialog: async () => (await Promise.all([import('./explain/ExplainDialog.tsx'), loadTexts('rights')]))[0].ExplainDialog,
  changeLevel: async () => (await import('./users/change-level.ts')).changeLevel,
  changeManager: async () => (await import('./users/update-reporting.ts')).changeManager,
};

export default ports;

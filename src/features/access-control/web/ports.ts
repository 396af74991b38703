import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  explainDialog: async () => (await import('./explain/ExplainDialog.tsx')).ExplainDialog,
  changeLevel: async () => (await import('./users/change-level.ts')).changeLevel,
  changeManager: async () => (await import('./users/update-reporting.ts')).changeManager,
};

export default ports;

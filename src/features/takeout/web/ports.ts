import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  ownTakeout: async () => (await import('./person/OwnTakeout.tsx')).OwnTakeout,
  takeoutDialog: async () => (await import('./person/TakeoutDialog.tsx')).TakeoutDialog,
};

export default ports;

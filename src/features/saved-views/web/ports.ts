import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  savedViews: async () => (await import('./SavedViews.tsx')).SavedViews,
};

export default ports;

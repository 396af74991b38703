import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  handOverContracts: async () => (await import('./components/HandOver.tsx')).HandOver,
};

export default ports;

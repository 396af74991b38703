import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  priceList: async () => (await import('./prices/PriceList.tsx')).PriceList,
};

export default ports;

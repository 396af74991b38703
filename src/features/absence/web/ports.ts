import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  recountOfCountry: async () => (await import('./person/recount-of-country.ts')).recountOfCountry,
};

export default ports;

import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  invite: async () => (await import('./invite.ts')).invite,
};

export default ports;

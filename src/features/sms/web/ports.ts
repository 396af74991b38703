import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  writeToPeople: async () => (await import('./send/WriteToPeople.tsx')).WriteToPeople,
};

export default ports;

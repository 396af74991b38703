import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  markRecordsRead: async () => (await import('./mark-records-read.ts')).markRecordsRead,
};

export default ports;

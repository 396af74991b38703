import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  handOverPlanTasks: async () => (await import('./components/HandOverTasks.tsx')).HandOverTasks,
};

export default ports;

import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  pictureDialog: async () => (await import('./picture/PictureDialog.tsx')).PictureDialog,
};

export default ports;

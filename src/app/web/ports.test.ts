import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PortLoaders, WebPorts } from '#kernel/web/ports.ts';

const declared: Readonly<Record<keyof WebPorts, true>> = {
  ownTakeout: true,
  takeoutDialog: true,
  pictureDialog: true,
  explainDialog: true,
  savedViews: true,
  writeToPeople: true,
  recountOfCountry: true,
  handOverContracts: true,
  handOverPlanTasks: true,
  sendContract: true,
  contractSigners: true,
  cancelContractSigning: true,
  markRecordsRead: true,
  invite: true,
  changeLevel: true,
  changeManager: true,
  priceList: true,
};

test('each port is filled by one feature', async () => {
  const features = join(import.meta.dirname, '../../features');
  const filled = await Promise.all(
    globSync('*/web/ports.ts', { cwd: features }).map(async (path) => {
      const room: { default: PortLoaders } = await import(join(features, path));
      return Object.keys(room.default);
    }),
  );
  expect(filled.flat().toSorted()).toEqual(Object.keys(declared).toSorted());
});

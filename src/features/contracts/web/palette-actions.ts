import { IconCalendarDue, IconFilePlus, IconTableImport, IconTransfer } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'add-contract',
    path: '/contracts/new',
    label: { en: 'New contract', no: 'Ny avtale' },
    icon: IconFilePlus,
    ...gate,
    permission: 'ContractsEdit',
    changes: true,
    order: 20,
  },
  {
    key: 'contracts-soon',
    path: '/contracts?within=90',
    label: { en: 'Contracts to act on within 90 days', no: 'Avtaler med frist innen 90 dager' },
    icon: IconCalendarDue,
    ...gate,
    order: 21,
  },
  {
    key: 'import-contracts',
    path: '/contracts/import',
    label: { en: 'Import contracts', no: 'Importer avtaler' },
    icon: IconTableImport,
    ...gate,
    permission: 'ContractsEdit',
    changes: true,
    order: 23,
  },
  {
    key: 'hand-over-contracts',
    path: '/contracts?handover=all',
    label: { en: 'Hand over contracts', no: 'Overfør ansvar for avtaler' },
    icon: IconTransfer,
    ...gate,
    permission: 'ContractsEdit',
    changes: true,
    order: 22,
  },
];

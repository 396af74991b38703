import { IconTableImport, IconUserPlus } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'add-person',
    path: '/people?add=person',
    label: { en: 'Add person', no: 'Legg til person' },
    icon: IconUserPlus,
    permission: 'EmployeesEdit',
    order: 1,
  },
  {
    key: 'import-people',
    path: '/people/import',
    label: { en: 'Import people', no: 'Importer ansatte' },
    icon: IconTableImport,
    permission: 'EmployeesEdit',
    order: 2,
  },
];

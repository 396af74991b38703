import { IconClipboardPlus, IconShieldX, IconUserQuestion, IconUsersGroup } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'add-treatment',
    path: '/gdpr/treatment/new',
    label: { en: 'Add processing activities', no: 'Legg til behandlinger' },
    icon: IconClipboardPlus,
    ...gate,
    permission: 'GdprEdit',
    changes: true,
    order: 30,
  },
  {
    key: 'add-subject-request',
    path: '/gdpr/subject-requests?request=new',
    label: { en: 'Register a request about personal data', no: 'Registrer en henvendelse om personopplysninger' },
    icon: IconUserQuestion,
    ...gate,
    permission: 'GdprEdit',
    changes: true,
    order: 32,
  },
  {
    key: 'add-breach',
    path: '/gdpr/breaches?breach=new',
    label: { en: 'Register a personal data breach', no: 'Registrer et brudd på personopplysningssikkerheten' },
    icon: IconShieldX,
    ...gate,
    permission: 'GdprEdit',
    changes: true,
    order: 33,
  },
  {
    key: 'gdpr-people',
    path: '/gdpr?people=edit',
    label: { en: 'Change the people responsible for GDPR', no: 'Endre ansvarlige for personvern' },
    icon: IconUsersGroup,
    ...gate,
    permission: 'GdprEdit',
    changes: true,
    order: 31,
  },
];

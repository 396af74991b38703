import { IconShieldLock } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfDpias } from './dpia/reads-of-dpias.ts';
import { readsOfBreaches } from './breaches/reads-of-breaches.ts';
import { readsOfRequests } from './requests/reads-of-requests.ts';
import { readsOfRisks } from './risks/reads-of-risks.ts';
import { readsOfStatements } from './statement/reads-of-statements.ts';
import { readsOfErasure, readsOfProtocol, readsOfSoftware, readsOfTreatments } from './reads-of-gdpr.ts';
import type { registers } from './registers.ts';

const title = { en: 'GDPR', no: 'Personvern' };
export const gate = { permission: 'Gdpr', feature: 'gdpr', subscriptionFeature: 'gdpr' } as const;
const page = { permissions: ['Gdpr'], requiredFeature: 'gdpr', subscriptionFeature: 'gdpr' } as const;
const treatment = { en: 'Processing activity', no: 'Behandling' };

const register = (name: keyof typeof registers) => async () => (await import('./registers.ts')).registers[name];

export default webEntry({
  routes: [
    {
      name: 'gdpr',
      path: '/gdpr',
      title,
      ...page,
      load: async () => (await import('./protocol/ProtocolPage.tsx')).ProtocolPage,
    },
    {
      name: 'gdpr-edit-treatment',
      path: '/gdpr/treatment/edit',
      title: { en: 'Edit processing activity', no: 'Rediger behandling' },
      ...page,
      load: async () => (await import('./form/TreatmentEditPage.tsx')).TreatmentEditPage,
    },
    {
      name: 'gdpr-view-treatment',
      path: '/gdpr/treatment/view',
      record: 'treatment',
      title: treatment,
      ...page,
      load: async () => (await import('./treatment/TreatmentPage.tsx')).TreatmentPage,
    },
    {
      name: 'gdpr-add-treatment',
      path: '/gdpr/treatment/new',
      title: { en: 'Add processing activities', no: 'Legg til behandlinger' },
      ...page,
      permissions: ['GdprEdit'],
      load: async () => (await import('./add/AddTreatmentsPage.tsx')).AddTreatmentsPage,
    },
    {
      name: 'gdpr-data-processor-agreement',
      path: '/gdpr/data-processor-agreement',
      title: { en: 'Data processor agreements', no: 'Databehandleravtaler' },
      ...page,
      texts: ['files'],
      load: register('AgreementsPage'),
    },
    {
      name: 'gdpr-privacy-statement',
      path: '/gdpr/privacy-statement',
      title: { en: 'Privacy statement', no: 'Personvernerklæring' },
      ...page,
      load: async () => (await import('./statement/StatementPage.tsx')).StatementPage,
    },
    {
      name: 'gdpr-risk-assessment',
      path: '/gdpr/risk-assessment',
      title: { en: 'Risk assessment', no: 'Risikovurdering' },
      ...page,
      load: register('RisksPage'),
    },
    {
      name: 'gdpr-dpia',
      path: '/gdpr/dpia',
      title: { en: 'Impact assessments (DPIA)', no: 'Vurderinger av personvernkonsekvenser (DPIA)' },
      ...page,
      load: register('DpiaPage'),
    },
    {
      name: 'gdpr-subject-requests',
      path: '/gdpr/subject-requests',
      title: { en: 'Requests about personal data', no: 'Henvendelser om personopplysninger' },
      ...page,
      load: register('RequestsPage'),
    },
    {
      name: 'gdpr-breaches',
      path: '/gdpr/breaches',
      title: { en: 'Personal data breaches', no: 'Brudd på personopplysningssikkerheten' },
      ...page,
      load: register('BreachesPage'),
    },
    {
      name: 'gdpr-erasure-calendar',
      path: '/gdpr/erasure-calendar',
      title: { en: 'Deletion calendar', no: 'Slettekalender' },
      ...page,
      load: register('ErasurePage'),
    },
    {
      name: 'gdpr-log',
      path: '/gdpr/log',
      title: { en: 'GDPR log', no: 'Personvernlogg' },
      ...page,
      load: register('GdprLogPage'),
    },
  ],
  navigation: [{ key: 'gdpr', path: '/gdpr', label: title, icon: IconShieldLock, group: 'agreements', ...gate, order: 25 }],
  tiles: [
    {
      key: 'gdpr',
      path: '/gdpr',
      label: title,
      icon: IconShieldLock,
      ...gate,
      order: 10,
    },
  ],
  found: [
    {
      key: 'gdpr',
      label: title,
      icon: IconShieldLock,
      ...gate,
      order: 12,
      load: async () => (await import('./find-treatments.ts')).findTreatments,
    },
  ],
  recordParts: [
    {
      record: 'treatment',
      key: 'notes',
      place: 'tab',
      label: { en: 'Notes', no: 'Notater' },
      order: 10,
      load: async () => (await import('./treatment/TreatmentNotes.tsx')).TreatmentNotes,
    },
  ],
  live: {
    treatment: readsOfTreatments,
    gdprProtocol: readsOfProtocol,
    gdprSoftware: readsOfSoftware,
    gdprAgreement: readsOfSoftware,
    gdprRequest: readsOfRequests,
    gdprBreach: readsOfBreaches,
    gdprDpia: readsOfDpias,
    gdprStatement: readsOfStatements,
    gdprRisk: readsOfRisks,
    gdprErasure: readsOfErasure,
    note: [{ method: 'GET', path: '/gdpr/protocol/get-by-company-with-treatments-list' }],
  },
});

import { webEntry } from '#kernel/web/entry.ts';
import { ownWork } from '#kernel/web/own-work.ts';

export default webEntry({
  routes: [],
  recordParts: [
    {
      record: 'company',
      key: 'work',
      place: 'settings',
      label: { en: 'Background jobs', no: 'Bakgrunnsjobber' },
      order: 85,
      permission: 'OrganisationSettings',
      load: async () => (await import('./WorkSection.tsx')).WorkSection,
    },
  ],
  // By address only: the contract's schemas are not loaded before the home page.
  topBar: [
    {
      key: 'running-work',
      order: 91,
      room: 'kernel',
      isElsewhere: true,
      load: async () => (await import('./running/RunningWork.tsx')).RunningWork,
    },
  ],
  live: { work: [{ method: 'GET', path: '/work/all' }], ownWork: [ownWork] },
});

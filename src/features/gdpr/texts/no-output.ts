import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-output.ts';

export const no: TextsLike<typeof en> = {
  proposals: {
    categories: '«{name}» nevner ikke {categories}. Det har dere i Samspill.',
    receiver: '«{name}» nevner ikke {host}. {what}',
    receivers: {
      mail: 'E-post fra Samspill går gjennom den.',
      storage: 'Filene i Samspill lagres der.',
      identityProvider: 'De som logger inn i Samspill, gjør det der.',
      electronicId: 'De som signerer med elektronisk ID, gjør det der.',
    },
    notUsed: '«{name}» bruker Samspill ifølge protokollen, men det er ikke noe slikt i Samspill nå.',
  },
  log: {
    title: 'Personvernlogg',
    columns: { at: 'Når', who: 'Hvem', what: 'Hva', subject: 'Type', about: 'Gjelder', changes: 'Endringer' },
    subjects: {
      protocol: 'Protokoll',
      treatment: 'Behandlinger',
      agreement: 'Databehandleravtaler',
      software: 'Programvare',
      statement: 'Personvernerklæringer',
      risk: 'Risikovurderinger',
      request: 'Henvendelser fra registrerte',
      breach: 'Brudd',
      dpia: 'DPIA',
      erasure: 'Sletting',
    },
  },
};

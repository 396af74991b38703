import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-output.ts';

export const no: TextsLike<typeof en> = {
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

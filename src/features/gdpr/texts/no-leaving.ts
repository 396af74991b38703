import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    gdprTreatments:
      '{count, plural, one {Én behandling i behandlingsprotokollen overføres} other {# behandlinger i behandlingsprotokollen overføres}} til den som er ansvarlig for protokollen',
  },
};

import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    gdprTreatments:
      '{count, plural, one {Én behandling i behandlingsprotokollen går} other {# behandlinger i behandlingsprotokollen går}} til den som er ansvarlig for protokollen',
  },
};

import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enComparisonFields } from './en-comparison-fields.ts';

/** Words for what is kept of people in two systems, in takeouts. */
export const noComparisonFields: TextsLike<typeof enComparisonFields> = {
  peopleComparison: { system: 'System', externalId: 'ID i det andre systemet' },
  personApart: { system: 'System', externalId: 'ID i det andre systemet', decidedAt: 'Holdt atskilt' },
  personLink: { system: 'System', externalId: 'ID i det andre systemet', linkedAt: 'Koblet' },
};

/** Words for what is kept of people in two systems, in takeouts. */
export const enComparisonFields = {
  peopleComparison: { system: 'System', externalId: 'ID in the other system' },
  personApart: { system: 'System', externalId: 'ID in the other system', decidedAt: 'Kept apart' },
  personLink: { system: 'System', externalId: 'ID in the other system', linkedAt: 'Linked' },
};

/** Words for what is kept of people in two systems, in takeouts. */
export const enComparisonFields = {
  personLink: { system: 'System', externalId: 'Id in the other system', linkedAt: 'Linked' },
};

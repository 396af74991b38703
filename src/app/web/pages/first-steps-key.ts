/** Where a person's wish not to see the first steps is kept. */
export const firstStepsKey = 'firstSteps';

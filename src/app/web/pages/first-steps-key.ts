/** The storage key for having seen the first steps. */
export const firstStepsKey = 'firstSteps';

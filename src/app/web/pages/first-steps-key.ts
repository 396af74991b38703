/** Where it is kept that a person has seen the first steps. */
export const firstStepsKey = 'firstSteps';

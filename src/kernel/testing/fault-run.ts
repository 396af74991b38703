/** Whether the tests that kill processes run all rounds (`npm run faults`), instead of a few as in `npm test`. */
export const isFaultRun = process.env['FAULTS'] === '1';

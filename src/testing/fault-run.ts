/** Whether the tests that kill processes are carried out in full (`npm run faults`), not with a few rounds as in `npm test`. */
export const isFaultRun = process.env['FAULTS'] === '1';

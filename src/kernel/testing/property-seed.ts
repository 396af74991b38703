import fc from 'fast-check';

/** The same cases in each run, so that no run fails for a fault that was there before; `npm run properties` tries others. */
if (process.env['RANDOM_SEEDS'] !== '1') fc.configureGlobal({ seed: 1 });

import { runSuites } from './test/suites.ts';
import { newFeature } from './trial/new-feature.ts';

await runSuites([newFeature]);

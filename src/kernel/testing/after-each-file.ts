import { afterAll } from 'vitest';
import { endFile } from './file-end.ts';

// Vitest evaluates this for each test file, while they share every other module; its hook runs after the file's own.
afterAll(endFile);

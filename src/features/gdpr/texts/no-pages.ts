import type { enPages } from './en-pages.ts';
import { noProtocol } from './no-protocol.ts';
import { noSoftware } from './no-software.ts';
import { noTreatment } from './no-treatment.ts';
import { noWords } from './no-words.ts';

export const noPages: typeof enPages = { words: noWords, protocol: noProtocol, treatment: noTreatment, software: noSoftware };

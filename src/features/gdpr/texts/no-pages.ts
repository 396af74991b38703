import type { enPages } from './en-pages.ts';
import { noBreaches } from './no-breaches.ts';
import { noDpia } from './no-dpia.ts';
import { noProtocol } from './no-protocol.ts';
import { noErasure } from './no-erasure.ts';
import { noLog } from './no-log.ts';
import { noRisks } from './no-risks.ts';
import { noStatement } from './no-statement.ts';
import { noRequests } from './no-requests.ts';
import { noSoftware } from './no-software.ts';
import { noTreatment } from './no-treatment.ts';
import { noWords } from './no-words.ts';

export const noPages: typeof enPages = {
  words: noWords,
  protocol: noProtocol,
  treatment: noTreatment,
  software: noSoftware,
  statement: noStatement,
  risks: noRisks,
  requests: noRequests,
  breaches: noBreaches,
  dpia: noDpia,
  erasure: noErasure,
  log: noLog,
};

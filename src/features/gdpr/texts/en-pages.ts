import { enBreaches } from './en-breaches.ts';
import { enDpia } from './en-dpia.ts';
import { enProtocol } from './en-protocol.ts';
import { enErasure } from './en-erasure.ts';
import { enLog } from './en-log.ts';
import { enRisks } from './en-risks.ts';
import { enStatement } from './en-statement.ts';
import { enRequests } from './en-requests.ts';
import { enSoftware } from './en-software.ts';
import { enTreatment } from './en-treatment.ts';
import { enWords } from './en-words.ts';

/** What the pages of the area say. */
export const enPages = {
  words: enWords,
  protocol: enProtocol,
  treatment: enTreatment,
  software: enSoftware,
  statement: enStatement,
  risks: enRisks,
  requests: enRequests,
  breaches: enBreaches,
  dpia: enDpia,
  erasure: enErasure,
  log: enLog,
};

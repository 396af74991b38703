import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor, Membership } from '#kernel/server/actor.ts';
import { systemClock } from '#kernel/server/clock.ts';
import type { Connection } from '#kernel/server/database/connection.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { fail } from '#kernel/server/failure.ts';
import { openFileStore } from '#kernel/server/files/open-store.ts';
import { stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { roleTable } from '#testing/role-table.ts';
import { companyFiles } from '../server/company-files.ts';
import { theOnlyOne } from '../server/owner.ts';
import { storeUpload, prepareUpload } from '../server/upload.ts';

/** A process that uploads one file after another for a person, for tests that kill it midway. */
const [connection = '{}', companyId = '', companyUserId = '', dataDir = ''] = process.argv.slice(2);
// Written by the test from its own connection.
const database = await connectDatabase(JSON.parse(connection) as Connection, { poolSize: 2 });
const fileStore = await openFileStore({ s3: undefined, dataDir });
// Uploading uses no other service, and no feature handles storage here.
const services = { database, fileStore, clock: systemClock, scan: undefined, ...buildRegisters([]) } as unknown as Services;
const member = { companyUserId, role: 'systemadmin', state: 'active', levels: roleTable.levelsOf('systemadmin') } as unknown as Membership;
const actor = { member } as unknown as Actor & { member: Membership };
const place = { owner: { type: companyFiles, id: theOnlyOne }, tagId: null };
process.stdout.write('begun\n');
for (;;) {
  const now = systemClock.now();
  const upload = await stageUpload(
    stagingFolder({ dataDir }),
    `${randomBytes(8).toString('hex')}.bin`,
    Readable.from([randomBytes(300_000)]),
  );
  const prepared = await prepareUpload({ actor, services, now, fail, call: { companyId: Number(companyId) } }, place, [upload]);
  await database.forCompany(Number(companyId), (company) =>
    storeUpload({ company, actor, services, now, today: now.toISOString().slice(0, 10), fail, audit: () => undefined }, place, prepared),
  );
  process.stdout.write('kept\n');
}

import { join } from 'node:path';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import { systemClock } from '#kernel/server/clock.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import { openFileStore } from '#kernel/server/files/open-store.ts';
import { loadSecretKeys } from '#kernel/server/key-file.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { sealAll } from '#kernel/server/store-audit-chain.ts';
import type { Change } from '#kernel/server/audit.ts';

/** Together with the demo's own lines, slightly less than the maximum of an export. */
const lineCount = 98_000;
const linesEach = 100;
const minutesApart = 20;

/** The authors and subjects: one administrator is the author of most lines, as is usual; the rest is spread. */
export interface Filled {
  admin: string;
  people: readonly string[];
}

/** Writes 98,000 lines over four years into the first company's log, like requests would, and seals them. */
export async function fillLog(dataDir: string, { admin, people }: Filled): Promise<void> {
  const place = serverFolders(join(dataDir, 'postgres'));
  const database = await connectDatabase({ host: place.socketFolder, port: 5432, user: 'samspill', database: 'samspill' }, { poolSize: 4 });
  const now = Date.now();
  try {
    for (let first = 0; first < lineCount; first += linesEach) {
      const turn = first / linesEach;
      const at = new Date(now - (lineCount - first) * minutesApart * 60_000);
      const { action, changeOf } = kinds[turn % kinds.length] ?? kinds[0];
      const changes = Array.from({ length: linesEach }, (_unused, index) =>
        changeOf(people[(first + index) % people.length] ?? admin, first + index),
      );
      const companyUserId = turn % 10 < 8 ? admin : (people[turn % people.length] ?? admin);
      const caller = {
        accountId: null,
        companyUserId,
        role: 'systemadmin',
        via: 'session',
        requestId: `bench-${turn}`,
        isLook: true,
      } as const;
      await database.forCompany(1, (company) => writeAudit(company, { ...caller, action, at }, changes));
    }
    const secrets = createSecrets(loadSecretKeys(dataDir, undefined));
    let sealed = 1;
    const fileStore = await openFileStore({ s3: undefined, dataDir });
    while (sealed > 0) sealed = await sealAll({ clock: systemClock, database, secrets, fileStore });
  } finally {
    await database.close();
  }
}

const positions = ['Selger', 'Utvikler', 'Kokk', 'Sykepleier', 'Tømrer', 'Regnskapsfører'];

/** The typical lines of a company's log. */
const kinds: readonly [Kind, ...Kind[]] = [
  {
    action: 'people.updateCompanyUser',
    changeOf: (companyUserId, line) => ({
      entity: 'companyUser',
      entityId: companyUserId,
      companyUserId,
      before: { position: positions[line % 6], department: `Avdeling ${line % 40}`, mobilePhoneNumber: `4${1_000_000 + line}` },
      after: { position: positions[(line + 1) % 6], department: `Avdeling ${(line + 1) % 40}`, mobilePhoneNumber: `9${1_000_000 + line}` },
    }),
  },
  {
    action: 'absence.addAbsence',
    changeOf: (companyUserId, line) => ({
      entity: 'absence',
      entityId: `absence-${line}`,
      companyUserId,
      after: { absenceType: 1 + (line % 8), startDate: '2026-03-02', endDate: '2026-03-06', comment: `Linje ${line} i påsken` },
    }),
  },
  {
    action: 'people.getCompanyUser',
    changeOf: (companyUserId) => ({ entity: 'companyUser', entityId: companyUserId, companyUserId, after: { viewed: true } }),
  },
  {
    action: 'files.uploadFiles',
    changeOf: (companyUserId, line) => ({
      entity: 'file',
      entityId: `file-${line}`,
      companyUserId,
      after: { fileName: `Arbeidsavtale ${line}.pdf`, size: 100_000 + line },
    }),
  },
];

interface Kind {
  action: string;
  changeOf: (companyUserId: string, line: number) => Change;
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/server/clock.ts';
import { backup } from '#kernel/server/database/backup.ts';
import { openFileStore } from '#kernel/server/files/open-store.ts';
import { openDatabase } from '#kernel/server/database/open.ts';
import { restore } from '#kernel/server/database/restore.ts';
import { saveSecretKeys } from '#kernel/server/key-file.ts';
import { ConfigFault, readConfig } from '#kernel/server/read-config.ts';
import { openLog } from '../log.ts';

/** `npm run backup -- FILE [--with-keys]`: a consistent snapshot in one file, while a server is running. */
export async function backupCommand(args: readonly string[]): Promise<void> {
  const { file, withKeys } = argumentsOf(args);
  const config = readConfig(process.env, { demo: false, production: false });
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log: openLog('error', 'stderr') });
  try {
    const store = config.s3 && (await openFileStore(config));
    const place = { connection: database.connection, dataDir: config.dataDir, store, file, keys: config.secretKeys };
    const { tables, files, unknownKeys } = await readably(backup({ ...place, withKeys, now: systemClock.now() }));
    console.log(`Backed up ${tables} tables and ${files} files to ${file}.`);
    if (unknownKeys.length > 0) console.log(`Warning: values encrypted with these missing keys cannot be read: ${unknownKeys.join(', ')}.`);
    if (!withKeys) console.log('The backup does not contain the keys. Keep keys.json or SECRET_KEYS in another place.');
  } finally {
    await database.close();
  }
}

/** `npm run restore -- FILE`: into an empty database and data folder only. */
export async function restoreCommand(args: readonly string[]): Promise<void> {
  const { file } = argumentsOf(args);
  const config = readConfig(process.env, { demo: false, production: false });
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log: openLog('error', 'stderr') });
  try {
    const ownKeys = process.env['SECRET_KEYS'] !== undefined;
    const restoring = restore({
      connection: database.connection,
      dataDir: config.dataDir,
      store: config.s3 && (await openFileStore(config)),
      file,
      keys: config.secretKeys,
      ...(!ownKeys && { saveKeys: (keys) => saveSecretKeys(config.dataDir, keys) }),
    });
    const { madeAt, tables, files } = await readably(restoring);
    console.log(`Restored ${tables} tables and ${files} files from ${madeAt}.`);
  } finally {
    await database.close();
  }
}

/** Reports why a backup failed in one sentence, without a stack trace. */
async function readably<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw cause instanceof Error ? new ConfigFault(cause.message, { cause }) : cause;
  });
}

function argumentsOf(args: readonly string[]): { file: string; withKeys: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'with-keys': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new ConfigFault('Use: npm run backup -- FILE [--with-keys], or npm run restore -- FILE.');
  return { file: path.resolve(file), withKeys: values['with-keys'] };
}

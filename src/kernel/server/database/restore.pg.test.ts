import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addCompany, ask, dump, emptySite, key, keys, migrations, newFile, now, site } from '../../testing/backup.ts';
import type { Site } from '../../testing/backup.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { makeFormer } from '../../testing/former-database.ts';
import { createSecrets } from '../create-secrets.ts';
import type { SecretKey } from '../key-file.ts';
import { backup } from './backup.ts';
import { writeArchive } from './backup/write-archive.ts';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';
import { restore } from './restore.ts';

describe('keys', () => {
  async function sealedBackup(withKeys: boolean): Promise<string> {
    const source = await site();
    const sealed = createSecrets(keys).encrypt('12345678901', 'thing');
    await addCompany(source, `with ${sealed} inside`);
    const file = newFile();
    await backup({ ...source, file, keys: [key('unused', 9), ...keys], withKeys, now });
    return file;
  }

  test('that sealed something are needed, and stay out of the backup', async () => {
    const file = await sealedBackup(false);
    const target = { ...(await emptySite()), file, migrations };
    await expect(restore({ ...target, keys: [key('old', 1)] })).rejects.toThrow(
      'The backup needs the secret key new; add what is missing to SECRET_KEYS.',
    );
    await expect(restore({ ...target, keys: [key('new', 3), key('old', 4)] })).rejects.toThrow(
      'The backup needs the secret keys new, old;',
    );
    const saved: SecretKey[] = [];
    await expect(restore({ ...target, keys: [], saveKeys: (found) => saved.push(...found) })).rejects.toThrow('needs the secret keys');
    expect(saved).toEqual([]);
    expect((await restore({ ...target, keys })).tables).toBeGreaterThan(2);
  });

  test('travel in the backup when asked for, and are kept when they are missing', async () => {
    const file = await sealedBackup(true);
    const saved: SecretKey[] = [];
    await restore({ ...(await emptySite()), file, migrations, keys: [key('fresh', 8)], saveKeys: (found) => saved.push(...found) });
    expect(saved).toEqual([key('unused', 9), ...keys]);
  });

  test('that sealed something and are lost are named when the backup is made', async () => {
    const source = await site();
    await addCompany(source, createSecrets([key('lost', 5)]).encrypt('x', 'thing'));
    expect((await backup({ ...source, file: newFile(), keys, now })).unknownKeys).toEqual(['lost']);
  });
});

describe('a restore refuses', async () => {
  const source = await site();
  await addCompany(source, 'én');
  const good = newFile();
  await backup({ ...source, file: good, keys, now });
  const bytes = readFileSync(good);

  async function refusal(content: Buffer, into?: Omit<Site, 'database'>): Promise<string> {
    const file = newFile();
    writeFileSync(file, content);
    const target = into ?? (await emptySite());
    const error = await restore({ ...target, file, keys, migrations }).catch((reason: Error) => reason.message);
    if (!into) {
      expect(await ask(target.connection, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
      expect(readdirSync(target.dataDir)).toEqual([]);
    }
    return String(error);
  }

  test('a file that ends too early, wherever it does', async () => {
    for (const part of [0, 0.3, 0.7, 0.99])
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe('The backup is incomplete.');
  });

  test('a file with changed bytes', async () => {
    const changed = Buffer.from(bytes);
    changed.fill(0, 500, 508);
    expect(await refusal(changed)).toMatch(/damaged|incomplete/);
  });

  test('what is no backup', async () => {
    expect(await refusal(Buffer.from('hello'))).toBe('The file is not a Samspill backup, or it is damaged.');
    expect(await refusal(gzipSync(Buffer.from('hello hello hello')))).toBe('The file is not a Samspill backup, or it is damaged.');
    await expect(restore({ ...(await emptySite()), file: '/nowhere', keys })).rejects.toThrow('There is no such backup file.');
  });

  test('a file that would be written outside the data folder', async () => {
    const file = newFile();
    const archive = writeArchive(file);
    await archive.part({ kind: 'file', path: '../../escaped' });
    await archive.close();
    expect(await refusal(readFileSync(file))).toBe('The backup holds a file outside the data folder: ../../escaped');
  });

  test('a database in which there is something', async () => {
    const target = await site();
    await addCompany(target, 'mine');
    const before = await dump(target.connection);
    expect(await refusal(bytes, target)).toMatch(/^The database is not empty \(.*\); a backup is restored only into an empty one\.$/);
    expect(await dump(target.connection)).toEqual(before);
  });

  test('a database that is ahead of the backup', async () => {
    const target = await site();
    const file = newFile();
    const older = await emptyDatabase();
    await migrate(older, migrationFiles());
    await backup({ connection: older, dataDir: target.dataDir, file, keys, now });
    expect(await refusal(readFileSync(file), target)).toContain('already has the migration 2099-01-01-0000-things.sql');
  });

  test('a backup of a version that this program does not know', async () => {
    const target = { ...(await emptySite()), file: good, keys };
    await expect(restore({ ...target, migrations: migrationFiles() })).rejects.toThrow('made by another version of the program');
  });

  test('a folder in which there are files', async () => {
    const target = await emptySite();
    mkdirSync(join(target.dataDir, 'files'));
    writeFileSync(join(target.dataDir, 'files', 'mine'), 'x');
    expect(await refusal(bytes, target)).toContain('move them away before restoring.');
    expect(readdirSync(target.dataDir)).toEqual(['files']);
  });
});

test('a restore works into a database that was migrated and never used', async () => {
  const source = await site();
  await addCompany(source, 'én');
  const file = newFile();
  await backup({ ...source, file, keys, now });
  const target = await site();
  await restore({ ...target, file, keys, migrations });
  expect(await dump(target.connection)).toEqual(await dump(source.connection));
});

describe('a backup from before the baselines', async () => {
  const source = await site();
  await addCompany(source, 'én');
  await makeFormer(source.connection);

  test('that has all migrations of that time is restored', async () => {
    const file = newFile();
    await backup({ ...source, file, keys, now });
    const target = await emptySite();
    await restore({ ...target, file, keys, migrations });
    expect(await dump(target.connection)).toEqual(await dump(source.connection));
    expect(await migrate(target.connection, migrations)).toEqual([]);
  });

  test('that lacks one of them is refused', async () => {
    const file = newFile();
    await ask(source.connection, "delete from migration where name = '2026-11-22-0650-long-log.sql'");
    await backup({ ...source, file, keys, now });
    await expect(restore({ ...(await emptySite()), file, keys, migrations })).rejects.toThrow(
      'made by another version of the program, which has the migration 2026-11-21-0000-kernel.sql; restore it with that version.',
    );
  });
});

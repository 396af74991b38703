import { logLanguage } from '#features/log/server/public.ts';
import { viewPerson } from '#features/people/server/public.ts';
import { datedFileName } from '#kernel/server/file-name.ts';
import { closedRecords, loggedKinds, type ClosedRecords } from '#kernel/server/logged-kinds.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { sectionsPdf } from '#kernel/server/export/sections.ts';
import { takeoutShares, type TakeoutFile } from '#kernel/server/takeout/takeout-share.ts';
import { zipOf } from '#kernel/server/takeout/zip.ts';
import { personTakeoutsInHour, type takeOutPerson as contract } from '../../contract/endpoints.ts';
import { document as en } from '../../texts/en-document.ts';
import { document as no } from '../../texts/no-document.ts';
import { readCompanyFacts, readPersonFacts } from '../store.ts';
import { withoutClosed } from './closed-rows.ts';
import { documentOf } from './document-of.ts';
import { filesOfPerson, gatherPerson } from './gather-person.ts';

/** Large enough for its printed size. */
const logoPixels = { width: 512, height: 512 };

/** A person's takeout. All rows are read in the request's transaction; files and the PDF are read and created while the zip is streamed. */
export const takeOutPerson: Handler<typeof contract> = async (context, { body: { companyUserId } }) => {
  const { company, actor, services, call, now, today, audit, fail } = context;
  const { visibility } = (await viewPerson(company, actor.member, companyUserId)) ?? fail('common.NotFound');
  const isOwn = visibility === 'own';
  if (!isOwn && (visibility !== 'all' || actor.member.state !== 'active')) fail('common.Forbidden');
  await requireCompanyRate(company, services, { key: `takeout|${actor.account.id}`, limit: personTakeoutsInHour, windowSeconds: 3600 });
  const { firstName, lastName, accountId } = (await readPersonFacts(company, companyUserId)) ?? fail('common.NotFound');
  const { name, registryId, timeZone, lookersNamed } = await readCompanyFacts(company);

  const shares = services.registers.of(takeoutShares);
  const closed: ClosedRecords = isOwn ? new Map() : await closedRecords(company, actor.member, services.registers.of(loggedKinds));
  const own = isOwn ? (accountId ?? undefined) : undefined;
  const gathering = { company, shares, secrets: services.secrets, companyUserId, withNames: lookersNamed, accountId: own };
  const gathered = await gatherPerson(gathering);
  const sections = withoutClosed(gathered, shares, closed);
  const leftOut = { files: (gathered['file']?.length ?? 0) - (sections['file']?.length ?? 0) };
  const files = (await filesOfPerson(gathering)).filter(({ fileId }) => !closed.get('file')?.includes(fileId ?? ''));
  audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, after: { looked: 'takeout' } });

  const texts = call.language === 'no' ? no : en;
  const fullName = `${firstName} ${lastName}`.trim();
  const title = texts.title.replace('{name}', fullName);
  const head = { title, companyName: name, language: call.language, today, timeZone };
  const reading = { ...head, ...logLanguage(services, call.language), shares, fullName, shortened: texts.shortened };
  const note = texts.leftOut.note.replace('{count}', String(leftOut.files));
  const noted = leftOut.files > 0 ? [{ name: texts.leftOut.title, note, records: [] }] : [];
  const json = {
    format: 'samspill-person',
    formatVersion: 1,
    madeAt: now.toISOString(),
    company: { companyId: company.id, name, registryId },
    person: { companyUserId, fullName },
    leftOut,
    sections,
  };
  const content = zipOf(async (zip) => {
    await zip.add('takeout.json', Buffer.from(`${JSON.stringify(json, null, 2)}\n`), { modified: now });
    const logo = await services.printedLogo({ companyId: company.id, ...logoPixels });
    await zip.add(`${texts.name}.pdf`, await sectionsPdf({ ...head, logo }, [...noted, ...documentOf(sections, reading)], zip.broken), {
      modified: now,
    });
    for (const file of files) await addStored(zip, services, company.id, file);
  });
  return {
    fileName: datedFileName(texts.file.replace('{name}', fullName), today, 'zip'),
    contentType: 'application/zip',
    content,
  };
};

async function addStored(
  zip: { add: (name: string, content: AsyncIterable<Buffer>, options: { modified: Date }) => Promise<void> },
  { fileStore }: Pick<Services, 'fileStore'>,
  companyId: number,
  { path, sha256, modified }: TakeoutFile,
): Promise<void> {
  await zip.add(`files/${path}`, await fileStore.open({ companyId, sha256 }), { modified });
}

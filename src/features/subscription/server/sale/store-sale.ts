import { sql } from 'kysely';
import { dayIn } from '#kernel/server/clock.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { sellerZone } from '../seller-zone.ts';
import { beginSalePause, endSalePause } from './store-pauses.ts';

/** Whether plans are sold on this installation; read by calls without a lock, and by what switches it under one. */
export async function isSaleOn(unit: Unit): Promise<boolean> {
  const { rows } = await sql<{ isOn: boolean }>`select is_on as "isOn" from subscription_sale`.execute(unit.tx);
  return rows[0]?.isOn ?? false;
}

/** The same for a new company: while the sale is being switched, it waits until that is done, so that the one or the other begins its trial. */
export async function isSaleOnForNew(unit: Unit): Promise<boolean> {
  await sql`lock table subscription_sale in share mode`.execute(unit.tx);
  return isSaleOn(unit);
}

/** Switches the sale, and notes the days on which nothing is sold; false when it is so already. */
export async function writeSale(unit: Unit, { isOn, now }: { isOn: boolean; now: Date }): Promise<boolean> {
  const isSwitched = await writeSwitch(unit, { isOn, now });
  const day = dayIn(sellerZone, now);
  if (isSwitched && isOn) await endSalePause(unit, day);
  if (isSwitched && !isOn) await beginSalePause(unit, day);
  return isSwitched;
}

async function writeSwitch(unit: Unit, { isOn, now }: { isOn: boolean; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into subscription_sale (is_on, switched_at) values (${isOn}, ${now}::timestamptz)
    on conflict (only_row) do update set is_on = excluded.is_on, switched_at = excluded.switched_at
      where subscription_sale.is_on <> excluded.is_on
    returning is_on
  `.execute(unit.tx);
  return rows.length > 0;
}

/** Every catalogue that was published, the newest first. */
export async function readCatalogues(unit: Unit): Promise<Catalogue[]> {
  const { rows } = await sql<{ version: number; from: string; content: Omit<Catalogue, 'version' | 'from'> }>`
    select version, from_day::text as "from", content from sold_catalogue order by from_day desc, version desc
  `.execute(unit.tx);
  return rows.map(({ version, from, content }) => ({ version, from, ...content }));
}

/** Publishes a catalogue as the next version, and answers which. */
export async function insertCatalogue(unit: Unit, { from, ...content }: Omit<Catalogue, 'version'>, now: Date): Promise<number> {
  await sql`lock table sold_catalogue in exclusive mode`.execute(unit.tx);
  const { rows } = await sql<{ version: number }>`
    insert into sold_catalogue (version, from_day, content, published_at)
    select coalesce(max(version), 0) + 1, ${from}::date, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz from sold_catalogue
    returning version
  `.execute(unit.tx);
  const [published] = rows;
  if (!published) throw new Error('The catalogue was not published');
  return published.version;
}

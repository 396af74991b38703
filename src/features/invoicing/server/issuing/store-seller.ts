import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Seller } from '../../contract/invoice.ts';

/** Who sells; undefined until the operator has said it. */
export async function readSeller(unit: Unit): Promise<Seller | undefined> {
  const { rows } = await sql<Seller>`
    select name, registry_id as "registryId", is_vat_registered as "isVatRegistered", is_in_business_register as "isInBusinessRegister",
      street_address as "streetAddress", postal_code as "postalCode", city, account_number as "accountNumber", iban, bic, email, phone, website
    from seller order by set_at desc, id desc limit 1
  `.execute(unit.tx);
  return rows[0];
}

/** From now on this one sells; invoices that are issued keep the former. */
export async function insertSeller(unit: Unit, seller: Seller, now: Date): Promise<void> {
  await sql`
    insert into seller (id, set_at, name, registry_id, is_vat_registered, is_in_business_register, street_address, postal_code, city,
      account_number, iban, bic, email, phone, website)
    values (${newId()}, ${now}, ${seller.name}, ${seller.registryId}, ${seller.isVatRegistered}, ${seller.isInBusinessRegister},
      ${seller.streetAddress}, ${seller.postalCode}, ${seller.city}, ${seller.accountNumber}, ${seller.iban}, ${seller.bic}, ${seller.email},
      ${seller.phone}, ${seller.website})
  `.execute(unit.tx);
}

import { z } from 'zod';
import type { RegistryCompany } from '../../contract/entities.ts';
import { provinceOf, streetLines, townName } from './registry-address.ts';

const WireAddress = z.object({
  adresse: z.array(z.string().nullable()).nullish(),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  land: z.string().nullish(),
  landkode: z.string().nullish(),
  kommunenummer: z.string().nullish(),
});
export type WireAddress = z.input<typeof WireAddress>;

/** A unit of the business register, version 2, with the fields we use. All but number and name are optional (law.3). */
export const WireUnit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  forretningsadresse: WireAddress.nullish(),
  postadresse: WireAddress.nullish(),
  antallAnsatte: z.number().nullish(),
  mobil: z.string().nullish(),
  telefon: z.string().nullish(),
  vedtektsfestetFormaal: z.array(z.string()).nullish(),
  naeringskode1: z.object({ kode: z.string().nullish(), beskrivelse: z.string().nullish() }).nullish(),
  konkurs: z.boolean().nullish(),
  underAvvikling: z.boolean().nullish(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish(),
  slettedato: z.string().nullish(),
});
export type WireUnit = z.input<typeof WireUnit>;

/** A page of units that were searched for; without any, the list itself is missing. */
export const WireUnits = z.object({ _embedded: z.object({ enheter: z.array(WireUnit) }).nullish() });

/** A unit that was found by its name. */
export interface FoundUnit {
  registryId: string;
  answer: RegistryAnswer;
}

/** The units of a search by name; undefined when the register does not answer. */
export type FoundUnits = readonly FoundUnit[] | undefined;

/** The refusal of a malformed number. */
export const WireRefusal = z.object({
  feilmelding: z.string().nullish(),
  valideringsfeil: z.array(z.object({ feilmelding: z.string() })).nullish(),
});
export type WireRefusal = z.input<typeof WireRefusal>;

/** The register's answer in the product's terms. */
export type RegistryAnswer =
  | { kind: 'found'; company: RegistryCompany; isBeingWoundUp: boolean }
  | { kind: 'deleted'; name?: string }
  | { kind: 'bankrupt'; name?: string }
  | { kind: 'unknown' }
  | { kind: 'invalid'; message: string }
  | { kind: 'unavailable'; reason: string };

/** Reads one unit: a deleted one is still answered with 200, so its deletion date is checked first. */
export function readUnit(unit: WireUnit): RegistryAnswer {
  const name = unit.navn.trim();
  if (unit.slettedato) return { kind: 'deleted', name };
  if (unit.konkurs) return { kind: 'bankrupt', name };
  const isBeingWoundUp = Boolean(unit.underAvvikling || unit.underTvangsavviklingEllerTvangsopplosning);
  return { kind: 'found', company: companyOf(unit), isBeingWoundUp };
}

/** Reads the units of a page. */
export function readUnits({ _embedded: page }: z.output<typeof WireUnits>): FoundUnit[] {
  return (page?.enheter ?? []).map((unit) => ({ registryId: unit.organisasjonsnummer, answer: readUnit(unit) }));
}

/** The message of a refused number: its first validation message takes precedence over the general one (company.3). */
export function refusalMessage(refusal: WireRefusal): string | undefined {
  return refusal.valideringsfeil?.[0]?.feilmelding ?? refusal.feilmelding ?? undefined;
}

function companyOf(unit: WireUnit): RegistryCompany {
  const address = unit.forretningsadresse ?? unit.postadresse ?? {};
  const { street, second } = streetLines(address.adresse ?? []);
  return {
    registryId: unit.organisasjonsnummer,
    name: unit.navn.trim(),
    address: {
      streetAddress: street,
      postalCode: address.postnummer ?? '',
      city: townName(address.poststed ?? ''),
      country: address.landkode && /^[A-Z]{2}$/u.test(address.landkode) ? address.landkode : 'NO',
    },
    secondaryStreetAddress: second || null,
    province: provinceOf(address.kommunenummer ?? ''),
    numberOfEmployees: unit.antallAnsatte ?? null,
    purposeDescription: unit.vedtektsfestetFormaal?.join(' ').trim() || unit.naeringskode1?.beskrivelse || null,
    mobilePhone: phoneOf(unit.mobil ?? unit.telefon),
  };
}

function phoneOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\s/gu, '').replace(/^(?:\+47|0047)/u, '');
  return /^\d{8}$/u.test(digits) ? digits : null;
}

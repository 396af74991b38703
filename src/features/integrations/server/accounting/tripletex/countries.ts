import type { Credentials } from '../provider.ts';
import type { CallTripletex } from './session.ts';
import { CountryCode, listOf } from './shapes.ts';

/** What countries are called in Tripletex, by their codes; they are the same for all its customers, so they are asked for once. */
export function countriesOf(call: CallTripletex): (credentials: Credentials) => Promise<ReadonlyMap<string, number>> {
  let known: ReadonlyMap<string, number> | undefined;
  return async (credentials) => {
    known ??= await readCountries(call, credentials);
    return known;
  };
}

async function readCountries(call: CallTripletex, credentials: Credentials): Promise<ReadonlyMap<string, number>> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/country',
    query: { from: '0', count: '1000', fields: 'id,isoAlpha2Code' },
    answer: listOf(CountryCode),
  });
  return new Map(values.flatMap(({ id, isoAlpha2Code }) => (isoAlpha2Code ? [[isoAlpha2Code, id] as const] : [])));
}

import { lazyComponent } from '#kernel/web/parts.ts';

/** A field that chooses a party: `<PartyPicker label={…} value={{ name, partyId }} onChange={take} />`. */
export const PartyPicker = lazyComponent(async () => (await import('./picker/PartyPicker.tsx')).PartyPicker, 'parties');

/** Where the business register says something else of a party than what is kept, old → new: `<RegisterDifferences differences={…} />`. */
export const RegisterDifferences = lazyComponent(async () => (await import('./RegisterDifferences.tsx')).RegisterDifferences, 'parties');

import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** A field that chooses a party: `<PartyPicker label={…} value={{ name, partyId }} onChange={take} />`. */
export const PartyPicker = lazyComponent(async () => {
  const [component] = await Promise.all([import('./picker/PartyPicker.tsx'), loadTexts('parties')]);
  return component.PartyPicker;
});

/** Where the business register says something else of a party than what is kept, old → new: `<RegisterDifferences differences={…} />`. */
export const RegisterDifferences = lazyComponent(async () => {
  const [component] = await Promise.all([import('./RegisterDifferences.tsx'), loadTexts('parties')]);
  return component.RegisterDifferences;
});
